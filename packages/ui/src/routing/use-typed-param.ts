import { useTyped } from './use-typed.ts'
import { useUrlState } from './use-url-state.ts'

/** A parameter of the address that one types. `ends` names the parameters that go when it changes. */
export const useTypedParam = (name: string, ends?: readonly string[]) => {
  const [inAddress, setInAddress] = useUrlState<string>(name, '', undefined, ends)
  return useTyped(inAddress, setInAddress)
}
