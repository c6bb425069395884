import { Button } from '../Button/Button.tsx'

/** Under what is folded, and under all of it. */
export const ShowMore = ({ whole, onChange }: { whole: boolean; onChange: (whole: boolean) => void }) => (
  <div lang="en" className="-ms-2.5 mt-1.5 print:hidden">
    <Button variant="quiet" size="sm" aria-expanded={whole} onClick={() => onChange(!whole)}>
      {whole ? 'Show less' : 'Show more'}
    </Button>
  </div>
)
