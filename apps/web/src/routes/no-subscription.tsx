import { createFileRoute } from '@tanstack/react-router'
import { NoSubscription } from '../features/entrance/no-subscription.tsx'

export const Route = createFileRoute('/no-subscription')({ component: NoSubscription })
