import { useParams } from 'react-router-dom'
import { RequireLevel } from '../../routing/RequireLevel.tsx'
import { CreateAuthor } from './CreateAuthor.tsx'
import { EditAuthor } from './EditAuthor.tsx'

/** /admin/authors/create (section 2). */
export const CreateAuthorScreen = () => (
  <RequireLevel route="createAuthor">
    <CreateAuthor />
  </RequireLevel>
)

/** /people/{publicIdOrId}/edit (section 2): the person and what they are associated with. */
export const EditAuthorScreen = () => {
  const { id = '' } = useParams()
  return (
    <RequireLevel route="editPerson">
      <EditAuthor key={id} id={id} />
    </RequireLevel>
  )
}
