import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ask, type Told } from '../testing/ask.ts'
import { invariants, surplusOf, type Surplus } from '../testing/invariants.ts'
import { act, ACTS, scripts } from '../testing/script.ts'
import { createWorld, type World } from '../testing/world.ts'

/** Told by fast-check where a run fails; another one makes other scripts. */
const SEED = 20_261_120
const RUNS = 200
const CALLS = 30

const holds = (world: World, surplus: Surplus) => {
  const { is, must } = invariants(world.server.db, surplus)
  if (JSON.stringify(is) !== JSON.stringify(must)) expect(is).toEqual(must)
}

/** What the edit calls count is what the proposals are. */
const countsEdits = async ({ server, as }: World) => {
  const total = server.db.edits.size
  const of = (status: string) => server.db.edits.by('status', status).length
  const figures = { total, pending: of('pending'), approved: of('approved'), rejected: of('rejected') }
  expect((await as(1, 'GET', '/edits/system-stats/')).body).toMatchObject({ data: figures })
  for (const status of ['pending', 'approved', 'rejected'])
    expect((await as(1, 'GET', `/edits/proposals/?status=${status}&limit=1`)).body).toMatchObject({ count: of(status) })
}

const tokensStayDead = async ({ server, dead }: World) => {
  for (const token of dead) {
    const headers = { authorization: `Bearer ${token}` }
    const told = [
      await ask(server, 'GET', '/auth/me/', { headers }),
      await ask(server, 'GET', '/manga/genres', { headers }),
      await ask(server, 'POST', '/auth/refresh/', { body: { refreshToken: token } }),
    ]
    expect(told.map(({ status }) => status)).toEqual([401, 401, 401])
  }
}

test('whatever is called in whatever order, the tables stay in step', async () => {
  const outcomes = new Map<string, number>()
  const note = (name: string, told: readonly Told[]) => {
    for (const { status } of told) {
      expect(status).toBeLessThan(500)
      const key = `${name} ${status < 300 ? 'done' : 'refused'}`
      outcomes.set(key, (outcomes.get(key) ?? 0) + 1)
    }
  }
  await fc.assert(
    fc.asyncProperty(scripts(CALLS), async (script) => {
      const world = createWorld()
      const surplus = surplusOf(world.server.db)
      for (const [at, step] of script.entries()) {
        note(step.name, await act(world, step))
        if (at % 5 === 4) holds(world, surplus)
      }
      holds(world, surplus)
      await countsEdits(world)
      await tokensStayDead(world)
      expect(world.server.crashes).toEqual([])
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  )
  // Scripts in which nothing succeeds would hold as well.
  expect(Object.keys(ACTS).filter((name) => !outcomes.has(`${name} done`))).toEqual([])
}, 30_000)
