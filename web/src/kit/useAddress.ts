// The state of a screen as it stands in the address. While other data are on their way, it is already the new state.
import { useLocation, useNavigate, useNavigation } from 'react-router';

export interface AddressState<Address> {
  address: Address;
  /** Goes to another state of the same screen. `replace` leaves no step to go back to. */
  change: (next: Address, options?: { replace?: boolean }) => void;
  /** The rows on the screen are still those of the state before. */
  isPending: boolean;
}

export function useAddress<Address>(
  read: (search: URLSearchParams) => Address,
  write: (address: Address) => URLSearchParams,
): AddressState<Address> {
  const navigate = useNavigate();
  const location = useLocation();
  const target = useNavigation().location;
  const isPending = target !== undefined && target.pathname === location.pathname;
  return {
    address: read(new URLSearchParams(isPending ? target.search : location.search)),
    change: (next, { replace = false } = {}) => {
      void navigate({ search: write(next).toString() }, { replace, preventScrollReset: true });
    },
    isPending,
  };
}
