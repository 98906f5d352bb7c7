import { createFileRoute } from '@tanstack/react-router'
import { SetPasswordPage } from '#features/sign-in/set-password-page.tsx'

export const Route = createFileRoute('/set-password')({ component: SetPasswordPage })
