import type { CallOptions, Client, Who } from '@bunko/api-client'
import { useEffect, useMemo, useState } from 'react'
import {
  checksFor,
  fitVerdict,
  healthVerdict,
  verdictOf,
  type Check,
  type Finding,
  type Verdict,
} from '../lib/diagnostics-text.ts'
import { useApi } from './api-context.tsx'

const AT_ONCE = 3

type Ask = (input: { query: Record<string, unknown> }, options: CallOptions) => Promise<unknown>
const askOf = (client: Client, name: string): Ask | undefined => {
  const [resource = '', call = ''] = name.split('.')
  return (client as unknown as Record<string, Record<string, Ask>>)[resource]?.[call]
}

interface Run {
  round: number
  findings: Readonly<Record<string, Finding>>
}
interface Options {
  mayCall: (who: Who) => boolean
  /** Milliseconds of a clock. */
  now: () => number
}

/** Asks everything that can be asked safely (R24), a few at a time; leaving ends what is under way. */
export const useDiagnostics = ({ mayCall, now }: Options) => {
  const { client, probe, healthPath } = useApi()
  const checks = useMemo(() => checksFor(mayCall, healthPath), [mayCall, healthPath])
  const [{ round, findings }, setRun] = useState<Run>({ round: 0, findings: {} })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async ({ name, query }: Check): Promise<Verdict> => {
      if (name === 'health') return healthVerdict((await probe(healthPath, signal)).status)
      let status: number | null = null
      try {
        const answer = await askOf(client, name)?.({ query }, { signal, onStatus: (told) => (status = told) })
        return fitVerdict(status, answer)
      } catch (error) {
        return verdictOf(error, status)
      }
    }
    const waiting = [...checks]
    const work = async () => {
      for (let check = waiting.shift(); check; check = waiting.shift()) {
        const { name } = check
        const started = now()
        const verdict = await ask(check)
        if (signal.aborted) return
        const finding = { verdict, ms: now() - started }
        setRun((run) => (run.round === round ? { round, findings: { ...run.findings, [name]: finding } } : run))
      }
    }
    for (let worker = 0; worker < AT_ONCE; worker++) void work()
    return () => leaving.abort()
  }, [checks, client, healthPath, now, probe, round])

  return {
    checks,
    findings,
    isRunning: checks.some(({ name }) => !findings[name]),
    again: () => setRun({ round: round + 1, findings: {} }),
  }
}
