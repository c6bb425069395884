/** Where a form asks for the bot check: only these documents may load its script (the server's policy says so too). */
export const BOT_CHECK_PATHS = /^\/(?:login|register)\/?$/i
