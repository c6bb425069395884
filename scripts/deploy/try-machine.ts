import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { holds, same, type Trials } from './checks.ts'
import { SERVERS, type Running, type Settings } from './servers.ts'
import { trace } from './try-settings.ts'

const WITH_COMMANDS = '/usr/bin'

/** What serve.sh says where another server, even of the same kind and user, has the port. */
export const tryBusyPort = async (trials: Trials, { name, origin }: Running, good: Settings): Promise<void> => {
  const settings = { ...good, BUNKO_PORT: new URL(origin).port }
  await trials.try(`serve.sh ${name}: a port that is taken is named, nothing starts, and a check goes on`, async () => {
    const { status, said, left } = trace(name, settings, 'start')
    same([status, left], [2, []], said)
    holds(said.includes(`serve.sh: Something listens on port ${settings.BUNKO_PORT} already`), said)
    same(trace(name, settings).status, 0, 'a check')
  })
}

/** What serve.sh says on a machine that lacks what settings without a fault need. */
export const tryMachine = async (trials: Trials, good: Settings): Promise<void> => {
  for (const server of SERVERS) {
    await trials.try(`serve.sh ${server}: a state folder that cannot be used is named`, async () => {
      const { status, said, left } = trace(server, { ...good, BUNKO_STATE: '/dev/null/state' }, 'start')
      same([status, left], [2, []], said)
      holds(said.includes('serve.sh: BUNKO_STATE=/dev/null/state cannot be used by the user '), said)
    })
  }
  await trials.try('serve.sh nginx: what nginx itself refuses is told in its words, and nothing is left', async () => {
    const { status, said, left } = trace('nginx', { ...good, BUNKO_ACCESS_LOG: '/nowhere/access.log' })
    same([status, left], [2, []], said)
    holds(/^serve\.sh: nginx refuses its configuration: [^]*"\/nowhere\/access\.log" failed/m.test(said), said)
  })
  const folder = mkdtempSync(join(tmpdir(), 'bunko-machine-'))
  chmodSync(folder, 0o755)
  await trials.try('serve.sh nginx: a check leaves no log behind, and no log of an earlier start alone', async () => {
    const logs = join(folder, 'logs')
    mkdirSync(logs)
    chmodSync(logs, 0o777)
    const BUNKO_ACCESS_LOG = join(logs, 'access.log')
    const check = () => trace('nginx', { ...good, BUNKO_ACCESS_LOG })
    same(check().status, 0, 'a check')
    same(existsSync(BUNKO_ACCESS_LOG), false, 'a log of nothing')
    writeFileSync(BUNKO_ACCESS_LOG, '')
    chmodSync(BUNKO_ACCESS_LOG, 0o666)
    same(check().status, 0, 'another check')
    same(existsSync(BUNKO_ACCESS_LOG), true, 'the log that was there')
  })
  // nginx cannot be hidden like this: serve.sh looks for it in /usr/sbin itself.
  await trials.try('serve.sh caddy: where Caddy is not installed it says so, and where it looked', async () => {
    const commands = join(folder, 'commands')
    mkdirSync(commands)
    for (const name of readdirSync(WITH_COMMANDS))
      if (name !== 'caddy') symlinkSync(join(WITH_COMMANDS, name), join(commands, name))
    const { status, said, left } = trace('caddy', { ...good, PATH: commands })
    same([status, left], [2, []], said)
    holds(said.includes(`serve.sh: caddy is not installed: it is not in PATH=${commands}:`), said)
  })
  await trials.try('serve.sh nginx: for root, where there is no user nobody, it says so', async () => {
    const stand = join(folder, 'stand')
    mkdirSync(stand)
    // Says that root asks, and knows no user by name.
    writeFileSync(join(stand, 'id'), '#!/bin/sh\n[ "$1" = -u ] && echo 0\n', { mode: 0o755 })
    const { status, said, left } = trace('nginx', { ...good, PATH: `${stand}:${process.env['PATH']}` })
    same([status, left], [2, []], said)
    holds(said.includes('serve.sh: Started as root, nginx works as the user nobody, which this machine does'), said)
  })
  rmSync(folder, { recursive: true })
}
