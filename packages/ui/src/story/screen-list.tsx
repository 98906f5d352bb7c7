import { fn } from 'storybook/test'
import { Button } from '../controls/index.ts'
import { Badge, Chip, Chips, SearchBox, SortMenu, StatusMark } from '../data/index.ts'
import { Icon, type IconName } from '../icon/index.ts'
import { ListHead, ListHeadRow, ListItem, ListPane, ListTools } from '../layout/index.ts'
import { linkTo } from './link-to.tsx'

const TAGS: readonly {
  name: string
  caption: string
  icon: IconName
  active: boolean
  published: boolean
  priority?: number
  warning?: boolean
}[] = [
  {
    name: 'Ecommerce order – Web shop, all storefronts',
    caption: 'Ecommerce order · Analytics',
    icon: 't-order',
    active: true,
    published: true,
    priority: 7,
  },
  {
    name: 'Meta pixel – Purchase – Summer hiking sale 2025 (DE, AT, CH)',
    caption: 'Meta pixel · Remarketing',
    icon: 't-pixel',
    active: true,
    published: false,
  },
  {
    name: 'Meta pixel – Search – Gear finder',
    caption: 'Meta pixel · Remarketing',
    icon: 't-pixel',
    active: true,
    published: true,
    warning: true,
  },
  {
    name: 'Pop-up – Trail conditions notice, Alps storefront',
    caption: 'Custom popup · A/B testing and personalization',
    icon: 't-popup',
    active: false,
    published: false,
  },
]

/** A list of tags in a sidebar. */
export function List({
  checked,
  onCheck,
}: {
  checked: readonly string[]
  onCheck: (names: readonly string[]) => void
}) {
  return (
    <ListPane
      label="Tags"
      selecting={checked.length > 0}
      head={
        <ListHead>
          <ListHeadRow>
            <SearchBox value="" onChange={fn()} label="Search tags" slash clearLabel="Clear search" />
            <Button icon="plus">Add tag</Button>
          </ListHeadRow>
          <Chips label="Filters" clear={{ label: 'Clear', onPress: fn() }}>
            <Chip name="Consent" remove={{ label: 'Remove filter Consent: 5 types', onPress: fn() }}>
              5 types
            </Chip>
          </Chips>
          <ListTools
            count={
              <>
                <b>62</b> of 412 tags
              </>
            }
          >
            <SortMenu label="Sort by" value="name" options={[{ value: 'name', label: 'Name' }]} onChange={fn()} />
          </ListTools>
        </ListHead>
      }
    >
      {TAGS.map((tag) => (
        <ListItem
          key={tag.name}
          icon={<Icon name={tag.icon} />}
          name={tag.name}
          caption={tag.caption}
          link={linkTo(`#${tag.icon}`)}
          current={!tag.published && tag.active}
          off={!tag.active}
          checked={checked.includes(tag.name)}
          checkLabel={`Select ${tag.name}`}
          onCheck={(on) => onCheck(on ? [...checked, tag.name] : checked.filter((name) => name !== tag.name))}
          trail={
            <>
              {tag.warning && <Icon name="warning" tone="warning" label="Needs attention" />}
              {tag.priority && (
                <Badge icon="priority" label={`Priority ${tag.priority}`}>
                  {tag.priority}
                </Badge>
              )}
              <StatusMark
                active={tag.active}
                published={tag.published}
                label={`${tag.name}: ${tag.active ? 'active' : 'inactive'}, ${tag.published ? 'published' : 'unpublished'}. Turn ${tag.active ? 'off' : 'on'}`}
                onPress={fn()}
              />
            </>
          }
        />
      ))}
    </ListPane>
  )
}
