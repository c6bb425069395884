import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CloudOff,
  CornerDownLeft,
  Eye,
  EyeOff,
  GripVertical,
  Heart,
  ImageOff,
  ImageUp,
  Info,
  Menu,
  Pause,
  Pencil,
  Play,
  Plus,
  RotateCcw,
  RotateCw,
  Search,
  SlidersHorizontal,
  Star,
  Trash2,
  TriangleAlert,
  Users,
  X,
  ZoomIn,
  ZoomOut,
  type LucideIcon,
} from 'lucide-react'

const ICONS: readonly (readonly [name: string, Icon: LucideIcon, use: string])[] = [
  ['Search', Search, 'Search for something'],
  ['SlidersHorizontal', SlidersHorizontal, 'Open the filters on a phone'],
  ['X', X, 'Close, clear, remove from a choice'],
  ['Plus', Plus, 'Add a new one'],
  ['Pencil', Pencil, 'Edit this one'],
  ['Trash2', Trash2, 'Delete or remove; asks first where it cannot be taken back'],
  ['Check', Check, 'Chosen'],
  ['Menu', Menu, 'Open the navigation on a phone'],
  ['ChevronDown', ChevronDown, 'A list opens here'],
  ['ChevronLeft', ChevronLeft, 'The one before'],
  ['ChevronRight', ChevronRight, 'The next one; something opens'],
  ['ArrowLeft', ArrowLeft, 'To the place before'],
  ['ArrowRight', ArrowRight, 'To the place after; from an old value to a new one'],
  ['ArrowUp', ArrowUp, 'Move up in an order'],
  ['ArrowDown', ArrowDown, 'Move down in an order'],
  ['GripVertical', GripVertical, 'Can be dragged; the arrows do the same'],
  ['Eye', Eye, 'Look at it; show a password'],
  ['EyeOff', EyeOff, 'Hide it again'],
  ['ZoomIn', ZoomIn, 'Enlarge a cover'],
  ['ZoomOut', ZoomOut, 'Make it small again'],
  ['ImageUp', ImageUp, 'Add or replace a picture'],
  ['ImageOff', ImageOff, 'A picture that cannot be shown'],
  ['RotateCw', RotateCw, 'Retry a search'],
  ['RotateCcw', RotateCcw, 'Retry an upload'],
  ['Play', Play, 'Start the moving titles'],
  ['Pause', Pause, 'Stop them'],
  ['Heart', Heart, 'A favourite; filled, one of your own, which a press takes back'],
  ['Star', Star, 'A rating'],
  ['Users', Users, 'How many read it'],
  ['CornerDownLeft', CornerDownLeft, 'A line end in a text that is compared'],
  ['Info', Info, 'Good to know'],
  ['CircleCheck', CircleCheck, 'It worked'],
  ['TriangleAlert', TriangleAlert, 'Look again'],
  ['CloudOff', CloudOff, 'Bunko does not answer'],
  ['CircleAlert', CircleAlert, 'It failed; this field is wrong'],
]

/** The icons of the product, with what each says. */
export const IconGrid = () => (
  <ul className="sb-unstyled my-5 grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-2.5">
    {ICONS.map(([name, Icon, use]) => (
      <li key={name} className="flex items-start gap-3 rounded-md border border-line bg-surface p-3.5 text-ink">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span className="flex min-w-0 flex-col text-sm">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="text-ink-muted">{use}</span>
        </span>
      </li>
    ))}
  </ul>
)
