import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** As high as an order of two items, as most are. */
export function OrderSkeleton() {
  return (
    <Card>
      <Stack
        component={CardContent}
        sx={{ justifyContent: 'space-between', height: { xs: '32.9rem', md: '32.3rem' } }}
      >
        <Skeleton variant="text" sx={{ width: '60%', typography: 'h3' }} />
        <Skeleton sx={{ height: 28 }} />
        {['first', 'second'].map((item) => (
          <Stack key={item} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <Skeleton sx={{ width: 48, height: 60 }} />
            <Skeleton variant="text" sx={{ flexGrow: 1 }} />
          </Stack>
        ))}
        <Skeleton sx={{ height: { xs: 110, md: 61 } }} />
        <Skeleton sx={{ width: 120, height: 44 }} />
      </Stack>
    </Card>
  );
}
