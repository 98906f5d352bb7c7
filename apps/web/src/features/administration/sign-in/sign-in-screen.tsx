import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { SignInPolicy } from '@waymark/domain/organisation'
import { createSignInPolicyForm, signInPolicyBody } from '@waymark/forms/models/sign-in-policy'
import { ContentSheet, PageHead } from '@waymark/ui/layout'
import { useState } from 'react'
import { headingFocus } from '#browser/focus/heading-focus.ts'
import { meQuery } from '#data/account.ts'
import { useChange } from '#data/api/change.ts'
import { changeSignInPolicy, readSignInPolicy, signInPolicyQuery } from '#data/sign-in-policy.ts'
import { LeaveGuard } from '#form/leave-guard.tsx'
import { SaveBar } from '#form/save-bar.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { MergedNotes } from '#items/stored-form/merged-notes.tsx'
import { useStoredForm } from '#items/stored-form/use-stored-form.ts'
import { ADMINISTRATION_PAGES } from '../administration-pages.ts'
import { ProviderSections } from './provider-sections.tsx'
import { TwoFactorPolicy } from './two-factor-policy.tsx'

const ABOUT = msg('sign-in-policy.about', 'How members of {organization} sign in.')

/** What an owner decides about signing in. */
export function SignInScreen() {
  const { data } = useSuspenseQuery(signInPolicyQuery)
  return <Screen policy={data} />
}

function Screen({ policy }: { policy: SignInPolicy }) {
  const { t } = useI18n()
  const { data: user } = useSuspenseQuery(meQuery)
  const queries = useQueryClient()
  const change = useChange(changeSignInPolicy)
  const [form] = useState(() => createSignInPolicyForm(policy))
  const { dirty, submitting, root, saving, onSubmit, kept, conflicts, restoreKey } = useStoredForm({
    form,
    stored: policy,
    createForm: createSignInPolicyForm,
    action: 'edit-sign-in-policy',
    restoreKey: 'sign-in-policy',
    read: () => readSignInPolicy(queries),
    send: (values, initial, revision) =>
      change.mutateAsync({ body: { data: signInPolicyBody(values, initial) }, revision }),
  })
  const name = t(ADMINISTRATION_PAGES['sign-in'].name)
  return (
    <ContentSheet foot={dirty && <SaveBar {...saving} />}>
      <PageHead
        titleRef={headingFocus}
        title={name}
        description={<span className="t-muted">{t(ABOUT, { organization: user.attributes.organization })}</span>}
      />
      <MergedNotes kept={kept} conflicts={conflicts} />
      <form ref={root} onSubmit={onSubmit} noValidate>
        <TwoFactorPolicy form={form} readOnly={submitting} />
        <ProviderSections form={form} provider={policy.attributes.provider} readOnly={submitting} />
        <button type="submit" hidden />
      </form>
      <LeaveGuard form={form} name={name} restoreKey={restoreKey} />
    </ContentSheet>
  )
}
