import { type Publisher } from '@bunko/api-client'
import { Plus } from 'lucide-react'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { usePublisherInfo, useRemovePublisher } from '../../data/publishers.ts'
import { houseName } from '../../lib/house-list.ts'
import { ArrivalNotice } from '../../parts/ArrivalNotice/ArrivalNotice.tsx'
import { PUBLISHER_KIND } from '../../parts/HouseList/house-kind.ts'
import { HouseList } from '../../parts/HouseList/HouseList.tsx'
import { useHouseDelete } from '../../parts/HouseList/use-house-delete.ts'
import { useConfirm } from '../../providers/confirm.tsx'
import { useArrival } from '../../routing/use-arrival.ts'
import { useHouseParams } from '../../routing/use-house-params.ts'
import { useLinkState } from '../../routing/use-list-place.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { CREATE_PUBLISHER } from './create-link.ts'

/** All publishers. Delete asks through the browser's own question (section 2, R26). */
export const PublisherList = () => {
  usePageTitle('Publishers')
  const arrival = useArrival()
  const params = useHouseParams()
  const linkState = useLinkState()
  const query = usePublisherInfo()
  const { mutateAsync } = useRemovePublisher()
  const deletion = useHouseDelete(PUBLISHER_KIND, mutateAsync)
  const confirm = useConfirm()
  const ask = (publisher: Publisher) => {
    if (confirm(`Delete the publisher “${houseName(publisher).text}” for good? This cannot be undone.`))
      void deletion.remove(publisher)
  }
  const createLink = (
    <ButtonLink look="primary" to={CREATE_PUBLISHER} state={linkState} icon={<Plus />}>
      Add publisher
    </ButtonLink>
  )
  return (
    <div className="flex flex-col space-y-4">
      <PageHeader title="Publishers" actions={createLink} />
      <ArrivalNotice arrival={arrival} />
      <HouseList
        kind={PUBLISHER_KIND}
        query={query}
        params={params}
        linkState={linkState}
        houses={query.data?.publishers}
        total={query.data?.total_count}
        dropped={query.data?.dropped ?? 0}
        tellsLogos={query.data?.tellsLogos ?? false}
        deletion={deletion}
        onDelete={ask}
        createLink={createLink}
      />
    </div>
  )
}
