// Tests the screens of purchases.
import { tellOfScreens } from '../kit/screens.ts';
import { screens } from './purchases.ts';

tellOfScreens(screens);
