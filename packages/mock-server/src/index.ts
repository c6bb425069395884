export type { Failure, Fault, FaultSpec, Undo } from './control/faults.ts'
export type { Logged } from './control/journal.ts'
export type { Db } from './db/db.ts'
export type * from './db/rows.ts'
export { makeEdit } from './make/edit.ts'
export { makeMagazine, makePublisher } from './make/house.ts'
export { makePerson } from './make/person.ts'
export { makeTitle } from './make/title.ts'
export { makeUser } from './make/user.ts'
export * from './named.ts'
export { BASE } from './respond.ts'
export {
  isScenario,
  SCENARIO_NAMES,
  SCENARIO_NOTES,
  SITUATIONS,
  type ScenarioName,
  type Situation,
} from './scenarios.ts'
export type { Latency, MockServer, MockServerOptions, Switches, Who } from './server-types.ts'
export { createMockServer } from './server.ts'
export type { MockAnswer, MockReply, MockRequest } from './wire/message.ts'
