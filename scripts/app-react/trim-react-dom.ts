import { MagicString } from 'magic-string'
import { parseAst } from 'vite'
import { walk, type Node } from './syntax.ts'

/** Kinds of fiber, by React's numbers, that are never made here: what asks for one is answered, what serves one is cut. */
const KINDS = [
  18, // a boundary that the server sent
  19, // SuspenseList
  26, // a resource of the head: title, meta, link, style, script
  27, // html, head, body
  30, // ViewTransition
  31, // Activity
]

/** React's own variables and members that keep what they begin with where nothing is hydrated and no view transition made. */
const VARIABLES = new Map([
  ['isHydrating', '!1'],
  ['hydrationParentFiber', 'null'],
  ['shouldStartViewTransition', '!1'],
])
const MEMBERS = new Map([
  ['dehydrated', 'null'],
  ['isDehydrated', '!1'],
])
/** What its functions always answer then; the question is not even asked. */
const ANSWERS = new Map([
  ['getActivityInstanceFromFiber', 'null'],
  ['getParentHydrationBoundary', 'null'],
  ['getSuspenseInstanceFromFiber', 'null'],
  ['isFragmentInstanceParent', '!1'],
  ['isHostHoistableType', '!1'],
  ['popHydrationState', '!1'],
])

/** Functions that are left without the above and by what this app does; called all the same, they say what is missing. */
const MISSING = {
  hydration: [
    'attemptContinuousHydration',
    'attemptExplicitHydrationTarget',
    'attemptHydrationAtCurrentPriority',
    'clearHydrationBoundary',
    'getNextHydratable',
    'hideOrUnhideDehydratedBoundary',
    'markRetryLaneIfNotHydrated',
    'queueIfContinuousEvent',
    'registerSuspenseInstanceRetry',
    'retryDehydratedSuspenseBoundary',
    'retryIfBlockedOn',
    'scheduleCallbackIfUnblocked',
    'throwOnHydrationMismatch',
    'updateDehydratedSuspenseComponent',
  ],
  'roots around the document': ['clearContainerSparingly'],
  'form actions': [
    'ensureFormComponentIsStateful',
    'mountActionState',
    'recursivelyResetForms',
    'requestFormReset',
    'rerenderActionState',
    'TransitionAwareHostComponent',
    'updateActionState',
    'useHostTransitionStatus',
  ],
  'custom elements': ['setPropOnCustomElement'],
  resources: [
    'getResourcesFromRoot',
    'insertSuspendedStylesheets',
    'preconnect',
    'prefetchDNS',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'preloadResource',
    'suspendResource',
  ],
  'refs of fragments': [
    'addFragmentHandleToFiber',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
    'FragmentInstance',
    'traverseVisibleInstancesAndTextInstances',
  ],
  'view transitions': ['commitDeletedPairViewTransitions', 'startViewTransition'],
}
/** Called for every form that is sent within a transition, to tell its children; only an action would be missed. */
const HOST_TRANSITION = 'startHostTransition'
const ACTIONS_ALONE = "{ null !== action && trimmed('form actions') }"

const MISSING_BY_NAME = new Map(
  Object.entries(MISSING).flatMap(([what, names]) => names.map((name) => [name, what] as const)),
)

/** Statements that stand at the top for one of these alone. */
const STATEMENTS = [
  /^exports\.hydrateRoot =/,
  /^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration =/,
  /^FragmentInstance\.prototype\.\w+ =/,
] as const

const isTag = ({ type, property, name }: Node) =>
  (type === 'MemberExpression' ? property.name : type === 'Identifier' && name) === 'tag'
const isCutKind = (node: Node | null) => node?.type === 'Literal' && KINDS.includes(node['value'])
const isFunction = ({ type }: Node) => type.includes('Function')

/** Whether what stands after these statements is never reached from them; only what React's build writes is known. */
const leaves = (statements: readonly Node[]): boolean => {
  const last = statements.at(-1)
  if (last?.type === 'BlockStatement') return leaves(last['body'])
  return /^(?:Break|Continue|Return|Throw)Statement$/.test(last?.type ?? '')
}

const isWritten = (node: Node, parent: Node | undefined) =>
  (parent?.type === 'AssignmentExpression' && parent['left'] === node) ||
  (parent?.type === 'VariableDeclarator' && parent['id'] === node) ||
  (parent?.type === 'MemberExpression' && parent['property'] === node && !parent['computed']) ||
  (parent?.type === 'Property' && parent['key'] === node)

/** Names of the variables that the function around has from here. */
const declared = (node: Node) => {
  const names: string[] = []
  walk(node, (inner) => {
    if (inner.type === 'VariableDeclarator') names.push(inner['id'].name)
    return !isFunction(inner)
  })
  return names
}

/**
 * React's DOM without what this app has no use for (docs/decisions/0030). Where a new version is written differently it
 * throws, naming what was not found.
 */
export const trimReactDom = (code: string) => {
  const edited = new MagicString(code)
  const found = new Set<string>()

  const replaceBody = ({ id, body }: Node) => {
    const missing = MISSING_BY_NAME.get(id?.name)
    if (missing === undefined && id?.name !== HOST_TRANSITION) return false
    found.add(id.name)
    edited.overwrite(body.start, body.end, missing === undefined ? ACTIONS_ALONE : `{ trimmed('${missing}') }`)
    return true
  }

  /** Answers the cases that were cut. What a cut one declares is declared by the first that stays. */
  const cutCases = (cases: readonly Node[]) => {
    const cut = new Set<Node>()
    let fallsInto = false
    for (const one of cases) {
      const { test, consequent, start, end } = one
      if (isCutKind(test) && (!fallsInto || consequent.length === 0)) {
        edited.remove(start, end)
        cut.add(one)
      } else {
        // The one before runs on into it: its own label alone goes.
        if (isCutKind(test)) edited.remove(start, consequent[0].start)
        fallsInto = !leaves(consequent)
      }
    }
    const names = [...cut].flatMap(declared)
    const stays = cases.find((one) => !cut.has(one) && one['consequent'].length > 0)
    if (stays && names.length > 0) edited.appendLeft(stays['consequent'][0].start, `var ${names.join(', ')}; `)
    for (const { test } of cut) found.add(`kind ${test.value}`)
    return cut
  }

  const visit = (top: Node, hidden: ReadonlySet<string>) => {
    let cut: ReadonlySet<Node> = new Set()
    walk(top, (node, parent) => {
      if (cut.has(node)) return false
      if (node !== top && isFunction(node)) {
        const params = (node['params'] as Node[]).map(({ name }) => name as string)
        if (!replaceBody(node)) visit(node, new Set([...hidden, ...params]))
        return false
      }
      if (node.type === 'SwitchStatement' && isTag(node['discriminant']))
        cut = new Set([...cut, ...cutCases(node['cases'])])
      if (node.type === 'BinaryExpression' && /^[!=]==$/.test(node['operator'])) {
        const [one, other] = [node['left'], node['right']] as [Node, Node]
        if ((isCutKind(one) && isTag(other)) || (isCutKind(other) && isTag(one))) {
          edited.overwrite(node.start, node.end, node['operator'] === '===' ? '!1' : '!0')
          return false
        }
      }
      const answer = node.type === 'CallExpression' && ANSWERS.get(node['callee'].name)
      if (answer) {
        found.add(node['callee'].name)
        edited.overwrite(node.start, node.end, answer)
        return false
      }
      const variable = node.type === 'Identifier' && !hidden.has(node['name']) && VARIABLES.get(node['name'])
      const member = node.type === 'MemberExpression' && !node['computed'] && MEMBERS.get(node['property'].name)
      const value = variable || member
      if (value && !isWritten(node, parent)) {
        found.add(variable ? node['name'] : node['property'].name)
        edited.overwrite(node.start, node.end, value)
        return false
      }
      if (node.type === 'ExpressionStatement') {
        const rule = STATEMENTS.find((one) => one.test(code.slice(node.start, node.start + 100)))
        if (!rule) return true
        found.add(rule.source)
        edited.remove(node.start, node.end)
        return false
      }
      return true
    })
  }

  visit(parseAst(code) as unknown as Node, new Set())
  const wanted = [
    ...[...VARIABLES, ...MEMBERS, ...ANSWERS, ...MISSING_BY_NAME].map(([name]) => name),
    ...STATEMENTS.map(({ source }) => source),
    HOST_TRANSITION,
    ...KINDS.map((kind) => `kind ${kind}`),
  ]
  const lost = wanted.filter((name) => !found.has(name))
  if (lost.length > 0) throw new Error(`react-dom is not as it was, look at trim-react-dom.ts: ${lost.join(', ')}`)
  edited.append("\nfunction trimmed(what) { throw Error('react-dom was trimmed: it has no ' + what) }\n")
  return edited.toString()
}
