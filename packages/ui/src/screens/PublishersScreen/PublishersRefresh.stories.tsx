import { contract } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { usePublisherInfo } from '../../data/publishers.ts'
import { paths } from '../../paths.ts'
import { PublishersScreen } from './PublishersScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Publishers/Refresh',
  component: PublishersScreen,
  globals: { level: '1' },
  parameters: screenAt({ path: paths.createPublisher.pattern, at: paths.createPublisher.to() }),
})

/** The screen, and what has its list read again. */
const AndReadAgain = () => {
  const { refetch } = usePublisherInfo()
  return (
    <>
      <PublishersScreen />
      <Button onClick={() => void refetch()}>Read again</Button>
    </>
  )
}
/** What was read stays, and that it may be old is told. */
export const RefreshFails = meta.story({
  render: () => <AndReadAgain />,
  play: async ({ canvas, server, userEvent }) => {
    const list = await canvas.findByLabelText('Publishers', { selector: 'ul' })
    server.fail(contract.publishers.info, { status: 500, body: { error: 'The database is away' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Failed to load publisher informationThe database is away')
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(list).toBeVisible()
    await expect(canvas.getByText('20 publishers')).toBeVisible()
  },
})
