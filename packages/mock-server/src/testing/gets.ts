import { allCalls, type Client, type Endpoint, type Shape } from '@bunko/api-client'

interface Get {
  /** 'titles.get' */
  readonly name: string
  readonly endpoint: Endpoint
  /** Asks for record 1, or for what has an 'a' in it. */
  readonly by: (client: Client) => Promise<unknown>
}
type Calls = Record<string, Record<string, (input: object) => Promise<unknown>>>

const inputOf = ({ path, query }: Endpoint) => {
  const fields = (query?.def as { shape?: Record<string, Shape> } | undefined)?.shape ?? {}
  return { ...(path.includes('{id}') && { params: { id: 1 } }), query: Object.hasOwn(fields, 'q') ? { q: 'a' } : {} }
}

/** Every GET call of the contract. */
export const GETS: readonly Get[] = allCalls()
  .filter(({ endpoint }) => endpoint.method === 'GET')
  .map(({ name, endpoint }) => {
    const [resource = '', call = ''] = name.split('.')
    const input = inputOf(endpoint)
    return {
      name,
      endpoint,
      by: async (client) => (client as unknown as Calls)[resource]?.[call]?.(input),
    }
  })
