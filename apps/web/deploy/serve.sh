#!/bin/sh
# Serves the built app: serve.sh [caddy|nginx]. Settings are environment variables, each with a default (docs/operators.md).
# Says what it was given, names what is wrong, and stays in the foreground. `serve.sh caddy check` only looks.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
server=${1:-caddy}
only=${2:-start}
problems=0

wrong() {
	echo "serve.sh: $1" >&2
	problems=$((problems + 1))
}

# setting NAME DEFAULT PATTERN WHAT: takes the default, prints the value, checks all of it against an extended pattern.
setting() {
	eval "value=\${$1-}"
	origin='set'
	if [ -z "$value" ]; then
		value=$2
		origin='default'
	fi
	case $value in
	*'
'*) wrong "$1 must be one line." ;;
	*)
		printf '%s\n' "$value" | grep -Eq "^($3)\$" || wrong "$1 must be $4; it is '$value'."
		;;
	esac
	eval "$1=\$value"
	export "$1"
	echo "serve.sh: $1=$value ($origin)" >&2
}

segment='/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*'
setting BUNKO_PORT 8080 '[1-9][0-9]{0,4}' 'a port'
setting BUNKO_UPSTREAM http://127.0.0.1:8000 'https?://([A-Za-z0-9.-]+|\[[0-9A-Fa-f:]+\])(:[0-9]{1,5})?' \
	'the API server as http(s)://host:port, without a path'
setting BUNKO_API_BASE /api/v1 "($segment)+" 'a path without a final slash, such as /api/v1'
setting BUNKO_HEALTH_PATH /health/ "($segment)+/?" 'a path such as /health/'
setting BUNKO_TURNSTILE_SITE_KEY '' '([A-Za-z0-9_-]{10,100})?' "the bot check's public key, or nothing"
setting BUNKO_ROOT "$here/../dist" '/[A-Za-z0-9_./~+@-]*' 'the absolute path of the built app'
setting BUNKO_POLICY "$here/dist" '/[A-Za-z0-9_./~+@-]*' 'the absolute path of the headers that belong to the build'
# nginx cannot open standard output where that is a socket, as under systemd.
requests=/dev/stdout
[ ! -S /dev/stdout ] || requests=syslog:server=unix:/dev/log,nohostname,tag=bunko
setting BUNKO_ACCESS_LOG "$requests" '[A-Za-z0-9_./:=,-]+' 'where nginx logs requests'
setting BUNKO_BOT_CHECK_ORIGIN https://challenges.cloudflare.com 'https?://[A-Za-z0-9.:-]+' 'an origin'

if [ ! -f "$BUNKO_ROOT/index.html" ]; then
	wrong "There is no index.html in BUNKO_ROOT=$BUNKO_ROOT: run 'npm run build' first."
elif [ ! -f "$BUNKO_POLICY/index.html.sha256" ]; then
	wrong "There are no headers in BUNKO_POLICY=$BUNKO_POLICY: they are written by 'npm run build'."
elif ! sha256sum "$BUNKO_ROOT/index.html" | grep -q "^$(cat "$BUNKO_POLICY/index.html.sha256") "; then
	wrong "The headers in $BUNKO_POLICY belong to another build than the one in $BUNKO_ROOT."
fi
case $server in caddy | nginx) ;; *) wrong "There is no server '$server': say caddy or nginx." ;; esac
[ "$problems" -eq 0 ] || exit 2

# With no key nobody asks for the bot check, and no document allows it.
BUNKO_BOT_CHECK=
[ -z "$BUNKO_TURNSTILE_SITE_KEY" ] || BUNKO_BOT_CHECK=$BUNKO_BOT_CHECK_ORIGIN
key=null
[ -z "$BUNKO_TURNSTILE_SITE_KEY" ] || key="\"$BUNKO_TURNSTILE_SITE_KEY\""
BUNKO_CONFIG="{\"apiBase\":\"$BUNKO_API_BASE\",\"healthPath\":\"$BUNKO_HEALTH_PATH\",\"turnstileSiteKey\":$key}"
export BUNKO_BOT_CHECK BUNKO_CONFIG

state=${BUNKO_STATE:-$(mktemp -d "${TMPDIR:-/tmp}/bunko-serve.XXXXXX")}
mkdir -p "$state"

if [ "$server" = caddy ]; then
	export XDG_DATA_HOME="$state" XDG_CONFIG_HOME="$state"
	if [ "$only" = check ]; then
		exec caddy validate --config "$here/Caddyfile" --adapter caddyfile
	fi
	exec caddy run --config "$here/Caddyfile" --adapter caddyfile
fi

render() {
	sed -e "s|@PORT@|$BUNKO_PORT|g" -e "s|@UPSTREAM@|$BUNKO_UPSTREAM|g" -e "s|@API_BASE@|$BUNKO_API_BASE|g" \
		-e "s|@ROOT@|$BUNKO_ROOT|g" -e "s|@POLICY@|$state|g" -e "s|@STATE@|$state|g" -e "s|@CONFIG@|$BUNKO_CONFIG|g" \
		-e "s|@BOT_CHECK@|$BUNKO_BOT_CHECK|g" -e "s|@MIME_TYPES@|${BUNKO_MIME_TYPES:-/etc/nginx/mime.types}|g" \
		-e "s|@ACCESS_LOG@|$BUNKO_ACCESS_LOG|g" -e "s|@MODULES@|$modules|g" -e "s|@BROTLI@|$brotli|g" "$1"
}
# Brotli where the module is there (Debian: libnginx-mod-http-brotli-filter), gzip everywhere.
modules=
brotli=
for folder in /usr/lib/nginx/modules /etc/nginx/modules; do
	if [ -z "$modules" ] && [ -f "$folder/ngx_http_brotli_filter_module.so" ]; then
		modules="load_module $folder/ngx_http_brotli_filter_module.so;"
		brotli='brotli on; brotli_types text/css text/plain text/javascript application/javascript application/json image/svg+xml;'
	fi
done
for file in policy.conf document-headers.conf data-headers.conf; do
	render "$BUNKO_POLICY/$file" >"$state/$file"
done
render "$here/nginx.conf.template" >"$state/nginx.conf"
if [ "$only" = check ]; then
	exec nginx -t -p "$state" -e stderr -c "$state/nginx.conf"
fi
exec nginx -p "$state" -e stderr -c "$state/nginx.conf"
