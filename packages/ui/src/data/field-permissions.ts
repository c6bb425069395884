import { useQuery } from '@tanstack/react-query'
import { closedFields, type EditMode } from '../lib/field-permissions.ts'
import { useClient } from './api-context.tsx'

/** The fields that are closed to the viewer, with the reason; none where the server does not say (it decides). */
export const useClosedFields = (mode: EditMode, enabled = true) => {
  const client = useClient()
  return useQuery({
    queryKey: ['field-permissions', mode],
    queryFn: async ({ signal }) => closedFields(await client.edits.fieldPermissions({}, { signal }), mode),
    enabled,
  })
}
