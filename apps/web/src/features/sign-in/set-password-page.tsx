import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { passwordLinkQuery } from '#data/session/password-link.ts'
import type { SecondStep } from './next-step.ts'
import { PasswordLinkFailed } from './password-link-failed.tsx'
import { SecondStepForm } from './second-step.tsx'
import { SetPasswordForm } from './set-password-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** The page of a link that sets a password; afterwards the person is signed in. The fragment is the secret of the link. */
export function SetPasswordPage() {
  const token = useLocation({ select: ({ hash }) => hash })
  const { data: link, error, refetch } = useQuery(passwordLinkQuery(token))
  const [second, setSecond] = useState<SecondStep | null>(null)
  // The link has been used, so what is left can only be begun again with the password.
  const startAgain = () => location.assign('/login')
  return (
    <SignInFrame>
      {second ? (
        <SecondStepForm second={second} relayState={undefined} onStartAgain={startAgain} />
      ) : error ? (
        <PasswordLinkFailed failure={error.failure} onAgain={() => void refetch()} />
      ) : (
        link && <SetPasswordForm token={token} link={link} onNext={setSecond} onRefused={() => void refetch()} />
      )}
    </SignInFrame>
  )
}
