import { Button } from '../../components/Button/Button.tsx'

const number = new Intl.NumberFormat('en')

/** How many titles for adults are left out, and the way to see them; the focus goes to the screen, for this goes away. */
export const HiddenTitles = ({ count, onShow }: { count: number; onShow: () => void }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted print:hidden">
    {count === 1 ? '1 title for adults is hidden.' : `${number.format(count)} titles for adults are hidden.`}
    <Button
      size="sm"
      variant="quiet"
      onClick={() => {
        document.getElementById('main')?.focus({ preventScroll: true })
        onShow()
      }}
    >
      Show {count === 1 ? 'it' : 'them'}
    </Button>
  </p>
)
