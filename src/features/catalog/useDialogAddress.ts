import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { withDialogs, type ProductDialogs } from '../../lib/productDialogs';

/** The keys of the entries of the history that opened a dialog, or took the place of one that did. */
const madeEntries = new Set<string>();

/** Reads a dialog of the address. `rest` is what remains of the dialogs after closing. */
export function useDialogAddress(name: 'view' | 'demo', rest: Partial<ProductDialogs>) {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const lastKey = useRef('');
  const query = new URLSearchParams(location.search);
  const id = query.get(name) ?? '';
  const [lastId, setLastId] = useState(id);
  if (id !== '' && lastId !== id) setLastId(id);

  useEffect(() => {
    const isReplaced = navigationType === 'REPLACE' && madeEntries.has(lastKey.current);
    if (navigationType === 'PUSH' || isReplaced) madeEntries.add(location.key);
    lastKey.current = location.key;
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
      if (madeEntries.has(location.key)) void navigate(-1);
      else void navigate(withDialogs(location, rest), { replace: true });
    },
  };
}
