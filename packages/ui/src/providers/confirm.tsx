import { createContext, use } from 'react'

/** Asks a yes-or-no question; answers whether it was a yes. */
type Confirm = (question: string) => boolean

const ConfirmContext = createContext<Confirm>((question) => window.confirm(question))

/** R26: what answers in the place of the browser's own question, in stories and tests. */
export const ConfirmProvider = ConfirmContext
/** The way to ask (R26): the browser's own question, unless a `ConfirmProvider` answers. */
export const useConfirm = (): Confirm => use(ConfirmContext)
