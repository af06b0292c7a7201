// Tries the screens of buying.
import { tellOfScreens } from '../kit/screens.ts';
import { screens } from './purchases.ts';

tellOfScreens(screens);
