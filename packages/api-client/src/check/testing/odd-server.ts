import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { Title } from '../../model/title.ts'
import { checkContract, type CheckOptions } from '../check.ts'
import { blank } from './blank.ts'

export type Handler = (response: ServerResponse, request: IncomingMessage) => void
export const json =
  (body: unknown, status = 200): Handler =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
export const raw =
  (status: number, body: string, headers: Record<string, string> = { 'content-type': 'application/json' }): Handler =>
  (response) =>
    void response.writeHead(status, headers).end(body)
export const html = (status: number) =>
  raw(status, '<!doctype html><title>Oops</title>', { 'content-type': 'text/html; charset=utf-8' })

/** A server by hand, by path below /api/v1; a path may hold its method. Says what it was asked. */
const odd = async (routes: Record<string, Handler>) => {
  const asked: string[] = []
  const tokens: (string | undefined)[] = []
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*$/, '').replace('/api/v1', '')
    asked.push(`${request.method} ${path}`)
    tokens.push(request.headers.authorization)
    const answer = routes[`${request.method} ${path}`] ?? routes[path] ?? json({ detail: 'Not found.' }, 404)
    answer(response, request)
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`, asked, tokens }
}

export const check = async (routes: Record<string, Handler>, only: string, options: Partial<CheckOptions> = {}) => {
  const { api, ...seen } = await odd(routes)
  const { report, notes } = await checkContract({ api, only: only.split(' '), ...options })
  const said = Object.fromEntries(
    report.calls.map(({ call, findings }) => [call, findings.map(({ severity, text }) => `${severity}: ${text}`)]),
  )
  return { ...seen, api, report, notes, said }
}

export const title = (given: Record<string, unknown> = {}) => blank(Title, { id: 1, slug: 'one', year: 2011, ...given })
export const page = (results: unknown[]) => ({ count: results.length, next: null, previous: null, results })
export const TITLES = { '/manga/': json(page([title()])) }
