/** `/__components` of `npm start`: the shared components in all their states, in both schemes. No build has it. */
import '../../app/assetPath';
import Box from '@mui/material/Box';
import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '../../app/theme/ThemeRoot';
import { ComponentList } from './ComponentList';

const SCHEMES = ['light', 'dark'] as const;

/** The same page once in each scheme, side by side. */
function Schemes() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', height: '100vh' }}>
      {SCHEMES.map((scheme) => (
        <Box
          key={scheme}
          component="iframe"
          title={scheme}
          src={window.location.href}
          sx={{ width: '100%', height: '100%', border: 0, colorScheme: scheme }}
        />
      ))}
    </Box>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <ThemeRoot>{window.frameElement === null ? <Schemes /> : <ComponentList />}</ThemeRoot>,
);
