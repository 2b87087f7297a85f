import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { withDialogs, type ProductDialogs } from '../../lib/productDialogs';

/** A dialog's part of the address, and how to close the dialog. */
interface DialogAddress {
  /** Reads a parameter of the address; '' where it has none. */
  readonly read: (name: keyof ProductDialogs) => string;
  /** Goes back to the page below, or replaces the address where this entry was not made by opening the dialog. */
  readonly close: () => void;
}

/** Reads the dialogs of the address. `rest` is what remains of them after closing. */
export function useDialogAddress(rest: Partial<ProductDialogs>): DialogAddress {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  /** The keys of the entries that this visit has made. */
  const madeEntries = useRef(new Set<string>());
  const query = new URLSearchParams(location.search);

  useEffect(() => {
    if (navigationType === 'PUSH') madeEntries.current.add(location.key);
  }, [navigationType, location.key]);

  return {
    read: (name) => query.get(name) ?? '',
    close: () => {
      if (madeEntries.current.has(location.key)) void navigate(-1);
      else void navigate(withDialogs(location, rest), { replace: true });
    },
  };
}
