/** Screens for those who have no session yet, or cannot log in: where a lost one ends, they stay (decision 38). */
export const NEEDS_NOBODY = /^\/(?:login|register|verify-email|forgot-password|reset-password)\/?$/i
