import { type Message, msg } from '@waymark/domain/message'
import type { ItemKind } from '@waymark/domain/resource'
import { TYPE } from '#i18n/list-messages.ts'

type MetaKindMessages = Readonly<
  Record<'name' | 'setUp' | 'search' | 'pages' | 'type' | 'add' | 'addRefused' | 'empty' | 'emptyText', Message>
>

/** The texts about each kind. */
export const META_KIND_MESSAGES: Readonly<Record<ItemKind, MetaKindMessages>> = {
  tag: {
    name: msg('meta-setup.tags', 'Meta tags'),
    setUp: msg('meta-setup.tags.set-up', 'Set up meta tags'),
    search: msg('meta-setup.tags.search', 'Search meta tags'),
    pages: msg('meta-setup.tags.pages', 'Pages of meta tags'),
    type: msg('meta-setup.tags.template', 'Template'),
    add: msg('meta-setup.tags.add', 'Add meta tag'),
    addRefused: msg('meta-setup.tags.add-refused', 'You need edit permission on the meta-site to add tags'),
    empty: msg('meta-setup.tags.empty', 'No meta tags yet'),
    emptyText: msg('meta-setup.tags.empty-text', 'Tags of this meta-site run on every website linked to it.'),
  },
  trigger: {
    name: msg('meta-setup.triggers', 'Meta triggers'),
    setUp: msg('meta-setup.triggers.set-up', 'Set up meta triggers'),
    search: msg('meta-setup.triggers.search', 'Search meta triggers'),
    pages: msg('meta-setup.triggers.pages', 'Pages of meta triggers'),
    type: TYPE,
    add: msg('meta-setup.triggers.add', 'Add meta trigger'),
    addRefused: msg('meta-setup.triggers.add-refused', 'You need edit permission on the meta-site to add triggers'),
    empty: msg('meta-setup.triggers.empty', 'No meta triggers yet'),
    emptyText: msg('meta-setup.triggers.empty-text', 'Triggers of this meta-site fire its own tags.'),
  },
  variable: {
    name: msg('meta-setup.variables', 'Meta variables'),
    setUp: msg('meta-setup.variables.set-up', 'Set up meta variables'),
    search: msg('meta-setup.variables.search', 'Search meta variables'),
    pages: msg('meta-setup.variables.pages', 'Pages of meta variables'),
    type: TYPE,
    add: msg('meta-setup.variables.add', 'Add meta variable'),
    addRefused: msg('meta-setup.variables.add-refused', 'You need edit permission on the meta-site to add variables'),
    empty: msg('meta-setup.variables.empty', 'No meta variables yet'),
    emptyText: msg(
      'meta-setup.variables.empty-text',
      'Variables of this meta-site can be used in its tags and on every website linked to it.',
    ),
  },
}
