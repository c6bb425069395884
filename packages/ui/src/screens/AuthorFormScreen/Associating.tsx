import { Notice } from '../../components/Notice/Notice.tsx'
import { Spinner } from '../../components/Spinner/Spinner.tsx'
import { waitingText, type CreditChange } from './credit-change.ts'

type Props = Pick<CreditChange, 'name' | 'lang'> & {
  /** How many wait for it. */
  waiting: number
}

/** A title that is on its way, where it is said afterwards that it is associated. */
export const Associating = ({ name, lang, waiting }: Props) => (
  <Notice
    action={
      // As large as Undo, which comes in its place: nothing below it moves.
      <span className="flex min-h-8 w-14 items-center justify-center pointer-coarse:min-h-11">
        <Spinner size="sm" />
      </span>
    }
  >
    Associating <bdi lang={lang}>{name}</bdi>…{waitingText(waiting)}
  </Notice>
)
