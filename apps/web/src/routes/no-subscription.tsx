import { createFileRoute } from '@tanstack/react-router'
import { NoSubscription } from '#features/sign-in/no-subscription.tsx'

export const Route = createFileRoute('/no-subscription')({ component: NoSubscription })
