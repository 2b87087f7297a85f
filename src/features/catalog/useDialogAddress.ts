import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { withDialogs, type ProductDialogs } from '../../lib/productDialogs';

/** Reads a dialog of the address. `rest` is what remains of the dialogs after closing. */
export function useDialogAddress(name: 'view' | 'demo', rest: Partial<ProductDialogs>) {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  /** The keys of the entries that this visit has made. */
  const madeEntries = useRef(new Set<string>());
  const query = new URLSearchParams(location.search);
  const id = query.get(name) ?? '';
  const [lastId, setLastId] = useState(id);
  if (id !== '' && lastId !== id) setLastId(id);

  useEffect(() => {
    if (navigationType === 'PUSH') madeEntries.current.add(location.key);
  }, [navigationType, location.key]);

  return {
    /** The id of the product; '' while the dialog is closed. */
    id,
    /** The same, but while the dialog closes that of the last product. */
    shownId: id === '' ? lastId : id,
    /** Reads another parameter of the address; '' where it has none. */
    read: (other: keyof ProductDialogs): string => query.get(other) ?? '',
    /** Goes back to the page below, or replaces the address where this entry was not made by opening the dialog. */
    close: (): void => {
      if (madeEntries.current.has(location.key)) void navigate(-1);
      else void navigate(withDialogs(location, rest), { replace: true });
    },
  };
}
