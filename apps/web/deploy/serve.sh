#!/bin/sh
# Serves the built app: serve.sh [caddy|nginx] [start|check]. Settings are environment variables, each with a default (docs/operators.md).
# Says what it was given, names what is wrong, and stays in the foreground. `serve.sh caddy check` only looks.
set -eu
# Where Debian keeps nginx: not in the PATH of an ordinary user.
PATH=${PATH:-/usr/bin:/bin}:/usr/sbin:/sbin
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

# Kubernetes tells every container of a service called bunko where that is, by this name.
case ${BUNKO_PORT-} in
tcp://*)
	echo "serve.sh: BUNKO_PORT=$BUNKO_PORT is where Kubernetes has a service called bunko, and no setting" >&2
	unset BUNKO_PORT
	;;
esac
segment='/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*'
path='/[A-Za-z0-9_./~+@-]*'
port='[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]'
setting BUNKO_PORT 8080 "$port" 'a port, 1 to 65535'
setting BUNKO_ADDRESS '' '([0-9]{1,3}([.][0-9]{1,3}){3}|[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*)?' \
	"an address of this machine to listen on, such as 127.0.0.1 or ::1, or nothing for all of them"
name="([A-Za-z0-9.-]+|\[[0-9A-Fa-f:]+\])(:($port))?"
setting BUNKO_UPSTREAM http://127.0.0.1:8000 "https?://$name" \
	'the API server as http(s)://host:port, without a path'
setting BUNKO_UPSTREAM_HOST '' "($name)?" 'a host, or host:port, that the API server is asked by, or nothing'
setting BUNKO_UPSTREAM_CA /etc/ssl/certs/ca-certificates.crt "$path" 'the absolute path of a file of certificates'
setting BUNKO_API_BASE /api/v1 "($segment)+" 'a path without a final slash, such as /api/v1'
setting BUNKO_HEALTH_PATH /health/ "($segment)+/?" 'a path such as /health/'
setting BUNKO_TURNSTILE_SITE_KEY '' '([A-Za-z0-9_-]{10,100})?' "the bot check's public key, or nothing"
plain='of plain letters, digits and . _ ~ + @ -'
setting BUNKO_ROOT "$here/../dist" "$path" "the absolute path of the built app, $plain"
setting BUNKO_POLICY "$here/dist" "$path" "the absolute path of the headers that belong to the build, $plain"
setting BUNKO_MIME_TYPES /etc/nginx/mime.types "$path" 'the absolute path of a file, without blanks'
setting BUNKO_ACCESS_LOG /dev/stdout '/[A-Za-z0-9_./@-]*[A-Za-z0-9_@-]|syslog:server=[A-Za-z0-9_./:=,-]+' \
	"the absolute path of a file, or nginx's syslog:server=…"
# The last one: what follows asks where its value is from.
setting BUNKO_STATE "${TMPDIR:-/tmp}/bunko-serve.XXXXXX" "$path" 'the absolute path of a folder, without blanks'

# What is misspelt would be left at its default. Kubernetes tells of its services by names of these three forms, of
# which those that end in a port without more are told from a setting by what they hold.
known='PORT|ADDRESS|UPSTREAM|UPSTREAM_HOST|UPSTREAM_CA|API_BASE|HEALTH_PATH|TURNSTILE_SITE_KEY|ROOT|POLICY|MIME_TYPES|ACCESS_LOG|STATE'
for unknown in $(env | grep -Ev '^BUNKO_([A-Z0-9_]+_)?PORT(_[0-9]+_[A-Z]+)?=(tcp|udp|sctp)://' |
	sed -n 's/^\(BUNKO_[A-Za-z0-9_]*\)=.*/\1/p' |
	grep -Ev "^BUNKO_($known|([A-Z0-9_]+_)?SERVICE_(HOST|PORT(_[A-Z0-9_]+)?)|([A-Z0-9_]+_)?PORT_[0-9]+_(TCP|UDP|SCTP)_(PROTO|PORT|ADDR))\$"); do
	wrong "There is no setting $unknown."
done

# Calls would be passed on to itself until a limit is met.
own_port=":$BUNKO_PORT"
[ "$BUNKO_PORT" != 80 ] || own_port='(:80)?'
own_hosts='localhost|127[.][0-9.]+|0[.]0[.]0[.]0|\[::1?\]'
case $BUNKO_ADDRESS in
'' | 127.* | ::1 | 0.0.0.0 | ::) ;;
*:*) own_hosts="\[$BUNKO_ADDRESS\]" ;;
*) own_hosts=$(printf '%s\n' "$BUNKO_ADDRESS" | sed 's/[.]/[.]/g') ;;
esac
self="http://($own_hosts)$own_port"
! printf '%s\n' "$BUNKO_UPSTREAM" | grep -Eiq "^$self\$" ||
	wrong "BUNKO_UPSTREAM=$BUNKO_UPSTREAM leads to this server itself: BUNKO_PORT is $BUNKO_PORT."
case $BUNKO_UPSTREAM in
*://*/*) ;;
*_*) wrong 'The name in BUNKO_UPSTREAM holds an underscore, which names of hosts cannot: use another name or an address.' ;;
https://*)
	if [ ! -f "$BUNKO_UPSTREAM_CA" ] || [ ! -r "$BUNKO_UPSTREAM_CA" ]; then
		wrong "BUNKO_UPSTREAM_CA=$BUNKO_UPSTREAM_CA cannot be read: an https upstream is trusted by the certificates in it.\
 Install ca-certificates, or name another file."
	elif ! grep -q '^-----BEGIN CERTIFICATE-----' "$BUNKO_UPSTREAM_CA" ||
		{ command -v openssl >/dev/null && ! openssl x509 -in "$BUNKO_UPSTREAM_CA" -noout >/dev/null 2>&1; }; then
		wrong "BUNKO_UPSTREAM_CA=$BUNKO_UPSTREAM_CA holds no certificate: no https upstream would be trusted."
	fi
	;;
esac
# The first segments of the app's own addresses, of packages/ui/src/paths.ts, and what is served beside it.
own='admin|confirm-email-change|favorites|forgot-password|lists|login|magazine|manga|people|profile|publisher|register|reset-password|search|seasonal|top|users|verify-email'
case $(printf '%s\n' "$BUNKO_API_BASE" | tr '[:upper:]' '[:lower:]')/ in
/assets/* | /media/* | /config.json/* | /index.html/*) wrong "BUNKO_API_BASE=$BUNKO_API_BASE is where this server has files of its own." ;;
*) ! printf '%s\n' "$BUNKO_API_BASE" | grep -Eiq "^/($own)(/|\$)" ||
	wrong "BUNKO_API_BASE=$BUNKO_API_BASE is where the app has screens of its own." ;;
esac

# The user who reads the files: started as root, nginx's workers are somebody else.
worker=
case $server in
nginx)
	[ "$(id -u)" -ne 0 ] || worker=nobody
	! printf '%s\n' "$BUNKO_UPSTREAM" | grep -Eq '^https://([0-9.]+(:[0-9]+)?$|\[)' ||
		wrong "BUNKO_UPSTREAM=$BUNKO_UPSTREAM is an address: nginx takes a certificate for a name only. Name the API by the\
 name in its certificate, or start caddy."
	if [ ! -f "$BUNKO_MIME_TYPES" ] || [ ! -r "$BUNKO_MIME_TYPES" ]; then
		wrong "BUNKO_MIME_TYPES=$BUNKO_MIME_TYPES cannot be read: name nginx's list of file types."
	elif ! grep -Eq '^[[:space:]]*types([[:space:]{]|$)' "$BUNKO_MIME_TYPES"; then
		wrong "BUNKO_MIME_TYPES=$BUNKO_MIME_TYPES is no list of file types: there is no 'types' in it."
	fi
	;;
caddy)
	case $BUNKO_UPSTREAM in
	http://*:443 | https://*:80)
		wrong "BUNKO_UPSTREAM=$BUNKO_UPSTREAM is refused by Caddy: port 443 is for https there, and 80 for http. Start nginx."
		;;
	esac
	;;
*) wrong "There is no server '$server': say caddy or nginx." ;;
esac
case $only in start | check) ;; *) wrong "There is no command '$only': say start or check, or nothing." ;; esac
can() {
	if [ -n "$worker" ]; then
		su -s /bin/sh "$worker" -c "$1"
	else
		sh -c "$1"
	fi >/dev/null 2>&1 </dev/null
}
if [ ! -f "$BUNKO_ROOT/index.html" ]; then
	wrong "There is no index.html in BUNKO_ROOT=$BUNKO_ROOT: run 'npm run build' first."
elif [ ! -f "$BUNKO_POLICY/index.html.sha256" ]; then
	wrong "There are no headers in BUNKO_POLICY=$BUNKO_POLICY: they are written by 'npm run build'."
elif ! sha256sum "$BUNKO_ROOT/index.html" | grep -q "^$(cat "$BUNKO_POLICY/index.html.sha256") "; then
	wrong "The headers in $BUNKO_POLICY belong to another build than the one in $BUNKO_ROOT."
fi
[ "$problems" -eq 0 ] || exit 2
command -v "$server" >/dev/null || wrong "$server is not installed: it is not in PATH=$PATH."
if [ -n "$worker" ] && ! id "$worker" >/dev/null 2>&1; then
	wrong "Started as root, nginx works as the user $worker, which this machine does not have: start it as another user."
elif ! can "find '$BUNKO_ROOT/' -type f -exec cat {} +"; then
	wrong "Not all of BUNKO_ROOT=$BUNKO_ROOT can be read by the user ${worker:-$(id -u)}, whom $server reads it as."
fi
[ "$problems" -eq 0 ] || exit 2

# Two Caddys of one user would share a port, and answer in turns. Of an address of IPv4 only those count that listen
# there, or on all of them.
listeners='[0-9A-F]+'
case $BUNKO_ADDRESS in
*:* | '' | *.*.*.*.*) ;;
*) listeners="0+|(0{16}FFFF0{4})?$(printf '%s\n' "$BUNKO_ADDRESS" | {
	IFS=. read -r a b c d
	printf '%02X%02X%02X%02X' "$d" "$c" "$b" "$a"
})" ;;
esac
if [ "$only" = start ] && cat /proc/net/tcp /proc/net/tcp6 2>/dev/null |
	grep -Eq "^ *[0-9]+: ($listeners):$(printf '%04X' "$BUNKO_PORT") [0-9A-F]+:[0-9A-F]+ 0A "; then
	wrong "Something listens on port $BUNKO_PORT already: stop it, or name another in BUNKO_PORT."
	exit 2
fi

# With no key nobody asks for the bot check, and no document allows it.
BUNKO_BOT_CHECK=
[ -z "$BUNKO_TURNSTILE_SITE_KEY" ] || BUNKO_BOT_CHECK=https://challenges.cloudflare.com
key=null
[ -z "$BUNKO_TURNSTILE_SITE_KEY" ] || key="\"$BUNKO_TURNSTILE_SITE_KEY\""
BUNKO_CONFIG="{\"apiBase\":\"$BUNKO_API_BASE\",\"healthPath\":\"$BUNKO_HEALTH_PATH\",\"turnstileSiteKey\":$key}"
export BUNKO_BOT_CHECK BUNKO_CONFIG

# `check` looks at a copy: it changes nothing for a server that runs with the same folder.
state=$BUNKO_STATE
if [ "$only" = check ] || [ "$origin" = default ]; then
	if ! state=$(mktemp -d "${TMPDIR:-/tmp}/bunko-serve.XXXXXX"); then
		wrong "No folder can be made in ${TMPDIR:-/tmp}: name one in BUNKO_STATE, or in TMPDIR to check."
		exit 2
	fi
	# A server that has started (`exec`) keeps it.
	trap 'rm -rf "$state"' EXIT
	trap 'exit 2' HUP INT TERM
	# nginx gives the folders inside to its workers; they have to get there.
	[ -z "$worker" ] || chmod 711 "$state"
fi
if ! mkdir -p "$state" || [ ! -w "$state" ] || ! can "test -x '$state'"; then
	wrong "BUNKO_STATE=$state cannot be used by the user ${worker:-$(id -u)}."
	exit 2
fi
[ "$state" = "$BUNKO_STATE" ] || echo "serve.sh: BUNKO_STATE is $state" >&2

if [ "$server" = caddy ]; then
	BUNKO_SENT_HOST='{hostport}'
	[ -z "$BUNKO_UPSTREAM_HOST" ] || BUNKO_SENT_HOST=$BUNKO_UPSTREAM_HOST
	# Caddy sets no limit to a handshake by itself. The option turns TLS on, so there is none for an upstream without.
	BUNKO_TLS_LIMIT=
	case $BUNKO_UPSTREAM in https://*) BUNKO_TLS_LIMIT='tls_timeout 5s' ;; esac
	BUNKO_BIND=
	[ -z "$BUNKO_ADDRESS" ] || BUNKO_BIND="bind $BUNKO_ADDRESS"
	# Debian's says it in other words. Without how much it would pass on what there is of a body that breaks off.
	case $(caddy version 2>/dev/null) in
	2.[0-6].* | v2.[0-6].*)
		BUNKO_BUFFERS='buffer_requests
			max_buffer_size 6MiB'
		;;
	*) BUNKO_BUFFERS='request_buffers 6MiB' ;;
	esac
	export BUNKO_SENT_HOST BUNKO_TLS_LIMIT BUNKO_BIND BUNKO_BUFFERS
	export XDG_DATA_HOME="$state" XDG_CONFIG_HOME="$state"
	# Caddy trusts what is in this file, and nothing beside it.
	export SSL_CERT_FILE="$BUNKO_UPSTREAM_CA" SSL_CERT_DIR="$state/no-certificates"
	# From 2.7 on Caddy would send the API's calls, and their tokens, to a proxy that is meant for the way out.
	unset HTTP_PROXY HTTPS_PROXY http_proxy https_proxy ALL_PROXY all_proxy
	if [ "$only" = check ]; then
		caddy validate --config "$here/Caddyfile" --adapter caddyfile
		exit
	fi
	exec caddy run --config "$here/Caddyfile" --adapter caddyfile
fi

# nginx takes the addresses of a name in turns and sends a call once: where nobody listens on ::1 every other call would fail.
scheme=${BUNKO_UPSTREAM%%://*}
upstream=$(printf '%s\n' "$BUNKO_UPSTREAM" | sed -E 's#://[Ll][Oo][Cc][Aa][Ll][Hh][Oo][Ss][Tt](:|$)#://127.0.0.1\1#')
upstream=${upstream#*://}
# A group of servers knows no port of its scheme.
printf '%s\n' "$upstream" | grep -Eq ':[0-9]+$' ||
	case $scheme in https) upstream=$upstream:443 ;; *) upstream=$upstream:80 ;; esac
host=$(printf '%s\n' "$BUNKO_UPSTREAM" | sed -E 's#^https?://\[?##; s#\]?(:[0-9]+)?$##')
sent_host='$http_host'
[ -z "$BUNKO_UPSTREAM_HOST" ] || sent_host=$BUNKO_UPSTREAM_HOST
tls=
case $BUNKO_UPSTREAM in
https://*) tls="proxy_ssl_server_name on; proxy_ssl_name $host; proxy_ssl_protocols TLSv1.2 TLSv1.3; proxy_ssl_verify on;\
 proxy_ssl_verify_depth 5; proxy_ssl_trusted_certificate $BUNKO_UPSTREAM_CA;" ;;
esac
user=
[ -z "$worker" ] || user="user $worker $(id -gn "$worker");"
listen="listen $BUNKO_PORT;"
case $BUNKO_ADDRESS in
# Only where something has such an address: where IPv6 is off nginx would not start.
'') ! grep -q . /proc/net/if_inet6 2>/dev/null || listen="$listen listen [::]:$BUNKO_PORT;" ;;
*:*) listen="listen [$BUNKO_ADDRESS]:$BUNKO_PORT;" ;;
*) listen="listen $BUNKO_ADDRESS:$BUNKO_PORT;" ;;
esac
# Whom a connection is from, and who that is by what a private address says of it.
peer='$remote_addr'
real_ip=
if nginx -V 2>&1 | grep -q http_realip_module; then
	peer='$realip_remote_addr'
	real_ip='real_ip_header X-Forwarded-For; real_ip_recursive on;'
	for range in 127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 ::1/128 fc00::/7; do
		real_ip="$real_ip set_real_ip_from $range;"
	done
fi
# nginx opens its log by name, which a socket (systemd) and what belongs to another user refuse: there a reader of a
# pipe passes the lines on. It ends when the last who writes has ended; signals to all of a service leave it alone.
log=$BUNKO_ACCESS_LOG
if [ "$log" = /dev/stdout ] && ! (: >>/dev/stdout) 2>/dev/null; then
	log=$state/log
	rm -f "$log"
	mkfifo "$log"
	(
		trap '' HUP INT QUIT TERM
		# Should it be ended, another one takes its place: without a reader nginx could not open its log anew (SIGHUP, SIGUSR1).
		until cat <"$log"; do :; done &
	)
	# For writing alone: should the reader end, nginx goes on without a log, where one who could read would fill the pipe
	# and hold up every answer.
	exec 3>"$log"
fi

render() {
	sed -e "s|@LISTEN@|$listen|g" -e "s|@UPSTREAM@|$upstream|g" -e "s|@SCHEME@|$scheme|g" -e "s|@ORIGIN@|$BUNKO_UPSTREAM|g" -e "s|@API_BASE@|$BUNKO_API_BASE|g" \
		-e "s|@ROOT@|$BUNKO_ROOT|g" -e "s|@POLICY@|$state|g" -e "s|@STATE@|$state|g" -e "s|@CONFIG@|$BUNKO_CONFIG|g" \
		-e "s|@BOT_CHECK@|$BUNKO_BOT_CHECK|g" -e "s|@MIME_TYPES@|$BUNKO_MIME_TYPES|g" \
		-e "s|@ACCESS_LOG@|$log|g" -e "s|@MODULES@|$modules|g" -e "s|@BROTLI@|$brotli|g" \
		-e "s|@BROTLI_STATIC@|$brotli_static|g" -e "s|@USER@|$user|g" \
		-e "s|@TLS@|$tls|g" -e "s|@SENT_HOST@|$sent_host|g" -e "s|@PEER@|$peer|g" -e "s|@REAL_IP@|$real_ip|g" "$1"
}
# Brotli where its modules are there (Debian: libnginx-mod-http-brotli-filter and -static), gzip everywhere.
modules=
brotli=
brotli_static=
for folder in /usr/lib/nginx/modules /etc/nginx/modules; do
	if [ -z "$brotli" ] && [ -f "$folder/ngx_http_brotli_filter_module.so" ]; then
		modules="$modules load_module $folder/ngx_http_brotli_filter_module.so;"
		brotli='brotli on; brotli_types text/css text/plain text/javascript application/javascript application/json image/svg+xml;'
	fi
	if [ -z "$brotli_static" ] && [ -f "$folder/ngx_http_brotli_static_module.so" ]; then
		modules="$modules load_module $folder/ngx_http_brotli_static_module.so;"
		brotli_static='brotli_static on;'
	fi
done
for file in policy.conf document-headers.conf data-headers.conf; do
	render "$BUNKO_POLICY/$file" >"$state/$file"
done
render "$here/nginx.conf.template" >"$state/nginx.conf"
# nginx opens its log for that: of a check nothing is left behind.
new_log=
[ "$only" = start ] || [ -e "$log" ] || new_log=$log
said=$(nginx -t -q -p "$state" -e stderr -c "$state/nginx.conf" 2>&1) && refused= || refused=yes
if [ -n "$new_log" ] && [ -f "$new_log" ] && [ ! -s "$new_log" ]; then rm -f "$new_log"; fi
if [ -n "$refused" ]; then
	case $said in
	*'host not found in upstream'*) wrong "The name '$host' in BUNKO_UPSTREAM has no address now: nginx looks it up when it starts." ;;
	*) wrong "nginx refuses its configuration: $said" ;;
	esac
	exit 2
fi
[ -z "$said" ] || echo "$said" >&2
[ "$only" = start ] || exit 0
exec nginx -p "$state" -e stderr -c "$state/nginx.conf"
