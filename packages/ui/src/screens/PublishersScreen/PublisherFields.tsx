import type { ReactNode } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { usePublisherInfo } from '../../data/publishers.ts'
import { houseChoices, type HousePick } from '../../lib/house-form.ts'
import { PUBLISHER_LOGO } from '../../lib/logo-rules.ts'
import { PUBLISHER, PUBLISHER_STATUSES } from '../../lib/publisher-form.ts'
import { untoldHint, type Untold } from '../../lib/untold.ts'
import { QueryFailed } from '../../parts/QueryFailed/QueryFailed.tsx'
import { OwnedPicker } from '../../parts/AssociationPicker/AssociationPicker.tsx'
import { fieldId } from '../../parts/HouseForm/field-id.ts'
import { HouseLink, HouseLogo, HouseText } from '../../parts/HouseForm/fields.tsx'
import { HouseForm } from '../../parts/HouseForm/HouseForm.tsx'
import { checkWhenLeft } from '../../parts/LongForm/check-when-left.ts'
import type { HouseFormReturn } from '../../parts/HouseForm/use-house-form.ts'
import type { HouseFailure } from '../../parts/HouseForm/use-house-save.ts'
import type { Logo } from '../../parts/LogoField/use-logo.ts'

interface Props {
  form: HouseFormReturn
  label: string
  failure: HouseFailure | null
  unsureHint: ReactNode
  logo: Logo
  /** The publisher that is being edited, what it owns, and how much more the server counts without naming it. */
  editing?: { ref: string; owns: readonly HousePick[]; untold: Untold }
  /** While it is sent. */
  locked: boolean
  onSubmit: () => void
  actions: ReactNode
}

/** The form of a publisher (section 3): what only publishers have beside what both houses have. */
export const PublisherFields = ({
  form,
  label,
  failure,
  unsureHint,
  logo,
  editing,
  locked,
  onSubmit,
  actions,
}: Props) => {
  const info = usePublisherInfo()
  const status = useWatch({ control: form.control, name: 'status' })
  return (
    <>
      {info.isError && !info.data && (
        <QueryFailed query={info} title="Failed to load publisher information" onRetry={() => void info.refetch()} mild>
          The usual statuses are offered meanwhile.
        </QueryFailed>
      )}
      <HouseForm
        form={form}
        shape={PUBLISHER}
        label={label}
        statuses={houseChoices(info.data?.statuses, PUBLISHER_STATUSES, status)}
        failure={failure}
        unsureHint={unsureHint}
        facts={<HouseText form={form} name="type" />}
        places={<HouseText form={form} name="headquarters" />}
        links={<HouseLink form={form} name="linkedin" />}
        logo={<HouseLogo form={form} rules={PUBLISHER_LOGO} logo={logo} />}
        picker={
          <Controller
            control={form.control}
            name="associated"
            render={({ field, fieldState }) => (
              <OwnedPicker
                id={fieldId('associated')}
                label="Magazines"
                hint={untoldHint("Type 2 letters of a magazine's name.", editing?.untold ?? 0)}
                value={field.value}
                onChange={(picks) => {
                  field.onChange(picks)
                  if (fieldState.error) form.clearErrors('associated')
                }}
                onBlur={() => {
                  field.onBlur()
                  if (fieldState.error) checkWhenLeft(form, 'associated')
                }}
                ref={field.ref}
                error={fieldState.error?.message}
                exclude={editing?.ref}
                own={editing?.owns}
              />
            )}
          />
        }
        locked={locked}
        onSubmit={onSubmit}
        actions={actions}
      />
    </>
  )
}
