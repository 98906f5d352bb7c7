import { Button } from '@waymark/ui/controls'
import { Menu, type MenuItem } from '@waymark/ui/floating'

/** A menu of the bar with bulk operations. */
export const BarMenu = ({ label, items }: { label: string; items: readonly MenuItem[] }) => (
  <Menu
    button={
      <Button variant="quiet" size="small" iconEnd="chevron-up">
        {label}
      </Button>
    }
    items={items}
  />
)
