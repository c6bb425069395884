import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'

/**
 * A password that can be looked at. Say `autoComplete`: current-password or new-password.
 *
 * Use for every password, new or current; not for other secrets that must never be shown. It stands in a `Field`.
 *
 * Keyboard: Tab goes from the field to the eye, Enter or Space there shows and hides it; Enter in the field submits its
 * form.
 */
export const PasswordInput = ({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) => {
  const [shown, setShown] = useState(false)
  return (
    <div className={cx('relative', className)}>
      <TextInput
        // As what stands around it: the eye stands at its end, whatever is typed.
        dir={undefined}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className="pe-11 pointer-coarse:pe-13"
      />
      <IconButton
        size="sm"
        label={shown ? 'Hide password' : 'Show password'}
        icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        aria-controls={rest.id}
        disabled={rest.disabled}
        onClick={() => setShown(!shown)}
        className="absolute inset-e-1 top-1/2 -translate-y-1/2"
      />
    </div>
  )
}
