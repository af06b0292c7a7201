/**
 * @generated SignedSource<<ca3610f22bc797f47fb5d417a610418f>>
 * @relayHash 06008cdac077882dbcec636588ce9044
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76ce5b0a08378769ca5aba3c18a756954585435114bc119aaaf3d6ea7bca242a

import type { ConcreteRequest } from 'relay-runtime';
export type CountCourseViewInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  utmSource?: string | null | undefined;
};
export type useCountedViewMutation$variables = {
  input: CountCourseViewInput;
};
export type useCountedViewMutation$data = {
  readonly countCourseView: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useCountedViewMutation = {
  response: useCountedViewMutation$data;
  variables: useCountedViewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CountCourseViewPayload",
    "kind": "LinkedField",
    "name": "countCourseView",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCountedViewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCountedViewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "76ce5b0a08378769ca5aba3c18a756954585435114bc119aaaf3d6ea7bca242a",
    "metadata": {},
    "name": "useCountedViewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5dbfe4c48f57324fe181acb6f7b03778";

export default node;
