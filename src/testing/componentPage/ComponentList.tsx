import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MemoryRouter } from 'react-router-dom';
import { examples } from './examples';

/** Every example below the names of its component and its state. */
export function ComponentList() {
  return (
    <MemoryRouter>
      <Box component="main" sx={{ padding: 3 }}>
        {Object.entries(examples).map(([name, states]) => (
          <Box key={name} component="section" aria-label={name} id={name} sx={{ marginBottom: 6 }}>
            <Typography component="h2" variant="h3">
              {name}
            </Typography>
            {Object.entries(states).map(([state, example]) => (
              <Box key={state} role="group" aria-label={state} sx={{ marginTop: 2 }}>
                <Typography variant="body2" color="textSecondary">
                  {state}
                </Typography>
                {example}
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </MemoryRouter>
  );
}
