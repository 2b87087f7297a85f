import { HomeContainer } from '../features/home/HomeContainer';
import { NewsletterContainer } from '../features/newsletter/NewsletterContainer';

/** The home page with the newsletter section at its bottom (specification, section 2). */
export function HomeRoute() {
  return <HomeContainer newsletter={<NewsletterContainer />} />;
}
