// Tests the screens of people.
import { tellOfScreens } from '../kit/screens.ts';
import { screens } from './people.ts';

tellOfScreens(screens);
