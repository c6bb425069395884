import type { CallOptions, Cover, Id } from '@bunko/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { mayBeGone } from '../lib/unsure.ts'
import { useClient } from './api-context.tsx'
import { readAnew } from './read-anew.ts'
import { readTitlesAnew } from './shows-titles.ts'
import { keyOfCovers, readCovers } from './stored-covers.ts'

/** Asks for a title's covers, and for all that shows the title, again. */
export const useCoversChanged = () => {
  const queries = useQueryClient()
  return async (titleId: Id): Promise<void> => {
    readTitlesAnew(queries)
    await readAnew(queries, { queryKey: keyOfCovers(titleId) })
  }
}

/** Removes the cover of a volume. */
export const useRemoveCover = (titleId: Id) => {
  const client = useClient()
  const changed = useCoversChanged()
  return useMutation({
    mutationFn: (volume: number) => client.covers.remove({ params: { id: titleId }, query: { volume } }),
    onSuccess: () => changed(titleId),
    onError: (error) => (mayBeGone(error) ? changed(titleId) : undefined),
  })
}

interface Upload {
  cover: File
  volume: number
  is_primary: boolean
}
/**
 * What a cover queue sends, each once (R9). A volume's cover goes to the volume's call, which refuses a second one;
 * where a caller allows several, all of them go to the other call (R15a).
 */
export const useCoverCalls = ({ severalPerVolume = false }: { severalPerVolume?: boolean } = {}) => {
  const client = useClient()
  const queries = useQueryClient()
  return useMemo(
    () => ({
      upload: (id: Id, body: Upload, options: CallOptions): Promise<unknown> =>
        severalPerVolume
          ? client.covers.upload({ params: { id }, body }, options)
          : client.covers.uploadVolume({ params: { id }, body }, options),
      list: (id: Id, signal: AbortSignal): Promise<Cover[]> => readCovers(client, id, signal),
      remove: async (id: Id, volume: number): Promise<void> => {
        await client.covers.remove({ params: { id }, query: { volume } })
        // At once: the one that takes its place must not meet it again before the covers are read anew, nor through an
        // answer from before.
        await queries.cancelQueries({ queryKey: keyOfCovers(id) })
        queries.setQueryData<Cover[]>(keyOfCovers(id), (covers) => covers?.filter((cover) => cover.volume !== volume))
      },
    }),
    [client, queries, severalPerVolume],
  )
}
