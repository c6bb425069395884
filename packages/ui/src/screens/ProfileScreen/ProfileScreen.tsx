import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { paths } from '../../paths.ts'
import { RequireLevel } from '../../routing/RequireLevel.tsx'
import { usePageMeta } from '../../routing/use-page-meta.ts'
import { BEING_SENT, useUnsaved } from '../../routing/use-unsaved.tsx'
import { DetailsCard } from './DetailsCard.tsx'
import { EmailCard } from './EmailCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { PictureCard } from './PictureCard.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { useDetailsForm } from './use-details-form.ts'
import { useEmailForm } from './use-email-form.ts'
import { usePasswordForm } from './use-password-form.ts'
import { usePictureUpload } from './use-picture-upload.ts'

/** /profile: one's own names, pictures, password and e-mail; each section is saved, and fails, alone. */
export const ProfileScreen = () => (
  <RequireLevel route="profile">
    <Profile />
  </RequireLevel>
)

const Profile = () => {
  usePageMeta({ title: 'Your profile', path: paths.profile.to() })
  const details = useDetailsForm()
  const password = usePasswordForm()
  const { form: email, askedFor } = useEmailForm()
  const avatar = usePictureUpload('avatar')
  const banner = usePictureUpload('banner')
  const forms = [details, password, email]
  const isTyped = forms.some(({ isDirty, busy }) => isDirty && !busy)
  const isUploading = avatar.state.kind === 'sending' || banner.state.kind === 'sending'
  const { dialog } = useUnsaved(
    isTyped
      ? { title: 'Leave without saving?', body: 'Your changes to your profile are lost.' }
      : isUploading
        ? { title: 'Leave while a picture is on its way?', body: 'The upload ends when you leave.' }
        : forms.some(({ busy }) => busy)
          ? BEING_SENT
          : null,
  )
  return (
    <>
      <PageHeader title="Your profile" />
      <ProfileHead />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <DetailsCard form={details} />
          <EmailCard form={email} askedFor={askedFor} />
          <PasswordCard form={password} />
        </div>
        <div className="grid min-w-0 gap-6">
          <PictureCard upload={avatar} title="Picture" hint="Shown round, best square." />
          <PictureCard upload={banner} title="Banner" hint="Shown wide, best 4 to 1." />
        </div>
      </div>
      {dialog}
    </>
  )
}
