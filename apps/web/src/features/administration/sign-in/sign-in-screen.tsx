import { useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { SignInPolicy } from '@waymark/domain/session'
import { createSignInPolicyForm, signInPolicyBody } from '@waymark/forms/models/sign-in-policy'
import { ContentSheet, PageHead } from '@waymark/ui/layout'
import { type FormEvent, useEffect, useState } from 'react'
import { headingFocus } from '#browser/focus/heading-focus.ts'
import { meQuery } from '#data/account.ts'
import { useChange } from '#data/change.ts'
import { changeSignInPolicy, signInPolicyQuery } from '#data/sign-in-policy.ts'
import { LeaveGuard } from '#form/leave-guard.tsx'
import RestoreNote from '#form/restore-note.tsx'
import { SaveBar } from '#form/save-bar.tsx'
import { useForm } from '#form/use-form.ts'
import { useRestorableChanges } from '#form/use-restorable-changes.ts'
import { useErrorFocus, useSubmit } from '#form/use-submit.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ADMINISTRATION_PAGES } from '../administration-pages.ts'
import { ProviderSections } from './provider-sections.tsx'
import { TwoFactorPolicy } from './two-factor-policy.tsx'

const ABOUT = msg('sign-in-policy.about', 'How members of {organization} sign in.')
const KEPT_AS = 'sign-in-policy'

/** What an owner decides about signing in. */
export function SignInScreen() {
  const { data } = useSuspenseQuery(signInPolicyQuery)
  return <Screen policy={data} />
}

function Screen({ policy }: { policy: SignInPolicy }) {
  const { t } = useI18n()
  const { data: user } = useSuspenseQuery(meQuery)
  const change = useChange(changeSignInPolicy)
  const submit = useSubmit('edit-sign-in-policy')
  const [form] = useState(() => createSignInPolicyForm(policy))
  const { dirty, submitting } = useForm(form)
  const { root, showErrors } = useErrorFocus(form)
  const kept = useRestorableChanges(KEPT_AS, ({ values }) =>
    form.send({ type: 'rebase', initial: form.get().initial, values }),
  )
  useEffect(() => {
    // Adopts changes of another owner unless the form has unsaved changes.
    const { initial } = createSignInPolicyForm(policy).get()
    if (!form.status().dirty && !form.get().submitting) form.send({ type: 'rebase', initial, values: initial })
  }, [form, policy])

  const save = () => {
    if (form.status().submitting || !form.status().dirty) return
    if (form.status().errorCount > 0) return showErrors()
    void submit(form, (values, initial) => change.mutateAsync({ body: { data: signInPolicyBody(values, initial) } }))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const name = t(ADMINISTRATION_PAGES['sign-in'].name)
  return (
    <ContentSheet foot={dirty && <SaveBar form={form} onSave={save} onInvalid={showErrors} />}>
      <PageHead
        titleRef={headingFocus}
        title={name}
        description={t(ABOUT, { organization: user.attributes.organization })}
      />
      {kept && !dirty && <RestoreNote offer={kept} />}
      <form ref={root} onSubmit={onSubmit} noValidate>
        <TwoFactorPolicy form={form} readOnly={submitting} />
        <ProviderSections form={form} provider={policy.attributes.provider} readOnly={submitting} />
        <button type="submit" hidden />
      </form>
      <LeaveGuard form={form} name={name} restoreKey={KEPT_AS} />
    </ContentSheet>
  )
}
