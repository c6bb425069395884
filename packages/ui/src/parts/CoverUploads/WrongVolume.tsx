import { NO_VOLUME } from '../../lib/cover-volumes.ts'

interface Props {
  id: string
  isWrong: boolean
  /** Which volume holds until it is one. */
  holds: string
  className: string
}

/** Why what was typed is no volume. Enter leaves the focus in it, so it is said; the place is there before it. */
export const WrongVolume = ({ id, isWrong, holds, className }: Props) => (
  <div role="status" className={className}>
    {isWrong && (
      <p id={id} className="text-sm text-danger">
        {NO_VOLUME} {holds}
      </p>
    )}
  </div>
)
