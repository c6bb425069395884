export type UserName = 'ana' | 'bo'

export interface Family {
  readonly user: UserName
  revoked: boolean
}

/** A server that rotates refresh tokens, and revokes the whole sign-in when one is presented a second time. */
export const fakeServer = () => {
  let made = 0
  let reuses = 0
  const access = new Map<string, { family: Family; valid: boolean }>()
  const refresh = new Map<string, { family: Family; used: boolean; excused: boolean }>()

  const issue = (family: Family) => {
    const n = ++made
    access.set(`access-${n}`, { family, valid: true })
    refresh.set(`refresh-${n}`, { family, used: false, excused: false })
    return { access: `access-${n}`, refresh: `refresh-${n}` }
  }
  const no = { status: 401, body: { detail: 'Token is invalid or expired' } }

  return {
    signIn: (user: UserName) => issue({ user, revoked: false }),
    signOut(token: string | undefined) {
      const known = access.get(token ?? '')
      if (known) known.family.revoked = true
    },
    answer(token: string | undefined): { status: number; user: UserName | null } {
      const known = access.get(token ?? '')
      return known?.valid && !known.family.revoked
        ? { status: 200, user: known.family.user }
        : { status: 401, user: null }
    },
    refresh(token: string): { status: number; body: unknown } {
      const known = refresh.get(token)
      if (!known || known.family.revoked) return no
      if (known.used) {
        if (!known.excused) reuses++
        known.family.revoked = true
        return no
      }
      known.used = true
      return { status: 200, body: { data: issue(known.family) } }
    },
    /** The answer got lost on its way: presenting the token again is nobody's fault. */
    excuse(token: string) {
      const known = refresh.get(token)
      if (known) known.excused = true
    },
    isSpent: (token: string | null | undefined) => refresh.get(token ?? '')?.excused ?? false,
    expire() {
      for (const one of access.values()) one.valid = false
    },
    revoke() {
      for (const { family } of refresh.values()) family.revoked = true
    },
    familyOf: (token: string): Family | null => access.get(token)?.family ?? null,
    secrets: () => [...access.keys(), ...refresh.keys()],
    /** How often a used token was presented without an excuse. */
    reuses: () => reuses,
  }
}
