export { createClient } from './client.ts'
export { createLazyClient } from './lazy-client.ts'
export type { CallOptions, Client, ClientOptions, Outcome } from './http/call.ts'
export { allCalls, contract, type Contract } from './contract/all.ts'
export * from './contract/endpoint.ts'
export * from './http/api-error.ts'
export { earlyFetch } from './http/early-fetch.ts'
export { CODE_TIMEOUT_MS, inTime } from './http/in-time.ts'
export type { UploadTransport } from './http/send.ts'
export { createProbe, type Probe, type ProbeAnswer } from './http/probe.ts'
export { asTold, toldOf } from './http/envelope.ts'
export { exactly } from './http/exactly.ts'
export { tolerantRead } from './http/tolerant.ts'
export * from './levels.ts'
export * from './limits.ts'
export * from './model/common.ts'
export * from './model/edit.ts'
export * from './model/enums.ts'
export * from './model/list.ts'
export * from './model/magazine.ts'
export * from './model/person-draft.ts'
export * from './model/person.ts'
export * from './model/publisher.ts'
export * from './model/ref.ts'
export * from './model/season.ts'
export * from './model/title.ts'
export * from './model/user.ts'
export {
  loadProfile,
  profileChanged,
  profileError,
  signIn,
  signOut,
  type Credentials,
  type ProfileResult,
  type SignInResult,
} from './session/login.ts'
export {
  createSession,
  type Bearer,
  type Session,
  type SessionEnd,
  type SessionOptions,
  type SessionState,
} from './session/session.ts'
export { SESSION_KEY, type StorageLike } from './session/storage.ts'
