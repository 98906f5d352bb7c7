/** A sign-in policy whose e-mail domain creates members. */
export const POLICY = {
  domains: ['northwind.example'],
  creates_members: true,
  new_member_language: 'pl',
  password_sign_in: true,
  default_levels: [] as { site_id: string; level: 'edit' }[],
}
