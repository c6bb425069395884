import { isApiError, type ApiErrorKind } from '@bunko/api-client'
import { paths } from '../paths.ts'

/** All that may leave about an error: where in our own code, at which of our screens, at which call. */
export interface ErrorReport {
  /** 'TypeError'; 'Error' for a name that is not one of the language's or ours. */
  readonly name: string
  readonly api: {
    readonly kind: ApiErrorKind
    /** By its place in the contract, 'GET /manga/{id}/', without what stood in the address. */
    readonly call: string | null
    readonly status: number | null
  } | null
  /** A pattern, '/people/:id'; '*' for none of ours. */
  readonly screen: string
  /** '/assets/index-1a2b3c.js:1:2345', the innermost first; ten at most. */
  readonly frames: readonly string[]
  /** File name of the build's entry. */
  readonly build: string | null
}

const NAMES = new Set([
  'AggregateError',
  'EvalError',
  'FileError',
  'HttpError',
  'NetworkError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SessionError',
  'ShapeError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'URIError',
])
const FRAMES = 10
/** A line of a stack: '    at f (https://…/assets/a-1.js:1:2)', or 'f@https://…/assets/a-1.js:1:2'. */
const FRAME = /^(?: *at .*|[^\n@]*@.*)(\/assets\/[\w-]{1,80}\.js:\d{1,7}:\d{1,7})\)?$/gm
const BUILD = /^\/assets\/[\w-]{1,80}\.js$/

const fits = (pattern: string, pathname: string) => {
  const [wanted, found] = [pattern, pathname].map((path) => path.split('/'))
  return wanted?.length === found?.length && wanted?.every((part, at) => part.startsWith(':') || part === found?.[at])
}
/** Of the lines below the message, which some engines write first, over as many lines as it has. */
const framesOf = ({ stack = '', message }: Error) => {
  const at = message === '' ? -1 : stack.indexOf(message)
  const lines = at < 0 ? stack : stack.slice(at + message.length)
  return [...lines.matchAll(FRAME)].slice(0, FRAMES).map(([, frame = '']) => frame)
}
const screenOf = (pathname: string) =>
  Object.values(paths).find(({ pattern }) => fits(pattern, pathname))?.pattern ?? '*'

/**
 * Made of parts that are known beforehand; nothing is copied from a text. A message may hold what somebody typed or a
 * server sent, an address a name or a token: neither leaves.
 */
export const errorReport = (error: unknown, at: { pathname: string; build: string | null }): ErrorReport => {
  const isError = error instanceof Error
  return {
    name: isError && NAMES.has(error.name) ? error.name : 'Error',
    api: isApiError(error)
      ? {
          kind: error.kind,
          call: error.kind === 'session' ? null : error.call,
          status: error.kind === 'http' ? error.status : null,
        }
      : null,
    screen: screenOf(at.pathname),
    frames: isError ? framesOf(error) : [],
    build: at.build !== null && BUILD.test(at.build) ? at.build : null,
  }
}
