import { TITLE_TAB_IDS, type TitleTab } from '../lib/title-fields.ts'
import { useTitleTabs } from '../parts/TitleForm/use-title-tabs.ts'
import { useUrlState } from './use-url-state.ts'

/** The tabs of a title's form; the one that somebody opens is in the address: a reload and the way back open it again. */
export const useFormTabs = () => useTitleTabs(...useUrlState<TitleTab>('tab', 'basic', TITLE_TAB_IDS))
