import { type MagazineInfo } from '@bunko/api-client'
import type { ReactNode } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import type { Query } from '../../data/query.ts'
import { houseChoices } from '../../lib/house-form.ts'
import { MAGAZINE_LOGO } from '../../lib/logo-rules.ts'
import { MAGAZINE, MAGAZINE_FALLBACKS } from '../../lib/magazine-form.ts'
import { untoldHint, type Untold } from '../../lib/untold.ts'
import { QueryFailed } from '../../parts/QueryFailed/QueryFailed.tsx'
import { SerialisedPicker } from '../../parts/AssociationPicker/AssociationPicker.tsx'
import { fieldId } from '../../parts/HouseForm/field-id.ts'
import { HouseCheck, HouseLogo, HouseSelect } from '../../parts/HouseForm/fields.tsx'
import { HouseForm } from '../../parts/HouseForm/HouseForm.tsx'
import { checkWhenLeft } from '../../parts/LongForm/check-when-left.ts'
import type { HouseFormReturn } from '../../parts/HouseForm/use-house-form.ts'
import type { HouseFailure } from '../../parts/HouseForm/use-house-save.ts'
import type { Logo } from '../../parts/LogoField/use-logo.ts'

interface Props {
  form: HouseFormReturn
  info: Query<MagazineInfo>
  logo: Logo
  label: string
  failure: HouseFailure | null
  unsureHint: ReactNode
  /** How many titles the server counts without naming them. */
  untold?: Untold
  /** While it is sent. */
  locked: boolean
  onSubmit: () => void
  actions: ReactNode
  /** Section 5: without a name nothing is sent. */
  why: { id: string; text: string } | false
}

export const NEEDS_NAME = { id: 'needs-name', text: 'It needs a name first.' }

/** The fields of a magazine (section 3), for create and edit. */
export const MagazineForm = ({ form, info, logo, untold = 0, ...rest }: Props) => {
  const { control } = form
  const [type, status, targetDemographic, frequency] = useWatch({
    control,
    name: ['type', 'status', 'targetDemographic', 'frequency'],
  })
  return (
    <div className="flex flex-col gap-4">
      {info.isError && !info.data && (
        <QueryFailed
          query={info}
          title="Failed to load magazine information"
          onRetry={() => void info.refetch()}
          mild
        />
      )}
      <HouseForm
        {...rest}
        form={form}
        shape={MAGAZINE}
        statuses={houseChoices(info.data?.statuses, MAGAZINE_FALLBACKS.status, status)}
        facts={
          <>
            <HouseSelect
              form={form}
              name="type"
              required
              choices={houseChoices(info.data?.types, MAGAZINE_FALLBACKS.type, type)}
            />
            <HouseSelect
              form={form}
              name="targetDemographic"
              choices={houseChoices(info.data?.demographics, MAGAZINE_FALLBACKS.targetDemographic, targetDemographic)}
            />
            <HouseSelect
              form={form}
              name="frequency"
              choices={houseChoices(info.data?.frequencies, MAGAZINE_FALLBACKS.frequency, frequency)}
            />
          </>
        }
        places={<HouseCheck form={form} hint="It is not printed." />}
        logo={<HouseLogo form={form} rules={MAGAZINE_LOGO} logo={logo} />}
        picker={
          <Controller
            control={control}
            name="associated"
            render={({ field, fieldState }) => (
              <SerialisedPicker
                id={fieldId('associated')}
                label="Titles"
                hint={untoldHint('Type at least 2 characters.', untold)}
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
              />
            )}
          />
        }
      />
    </div>
  )
}
